ALTER TABLE `profiles` ADD `needs` text DEFAULT '{"diets":[],"allergens":[],"never":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `appetite` real DEFAULT 1 NOT NULL;