-- The version of the recipe collection moves on with every change, whatever makes it: the list's ETag.
INSERT INTO `versions` (`name`, `kitchen`, `version`) VALUES ('recipes', lower(hex(randomblob(8))), 0);
--> statement-breakpoint
CREATE TRIGGER `recipes_inserted` AFTER INSERT ON `recipes` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_updated` AFTER UPDATE ON `recipes` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
--> statement-breakpoint
CREATE TRIGGER `recipes_deleted` AFTER DELETE ON `recipes` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
