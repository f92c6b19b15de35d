CREATE TABLE `recipe_ratings` (
	`recipe_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`stars` integer,
	`never` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`recipe_id`, `profile_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_ratings_profile` ON `recipe_ratings` (`profile_id`);--> statement-breakpoint
ALTER TABLE `recipes` ADD `course` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `ingredient_groups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `nutrition` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `canonical_url` text;
--> statement-breakpoint
-- A rating is part of its recipe's row on the wire: it moves the library's version on as well.
CREATE TRIGGER `recipe_ratings_inserted` AFTER INSERT ON `recipe_ratings` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_ratings_updated` AFTER UPDATE ON `recipe_ratings` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
--> statement-breakpoint
CREATE TRIGGER `recipe_ratings_deleted` AFTER DELETE ON `recipe_ratings` BEGIN
  UPDATE `versions` SET `version` = `version` + 1 WHERE `name` = 'recipes';
END;
