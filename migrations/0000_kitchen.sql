CREATE TABLE `grocery_list_items` (
	`list_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` text,
	`unit` text,
	`category` text,
	`source` text,
	`sources` text,
	`checked` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`list_id`, `id`),
	FOREIGN KEY (`list_id`) REFERENCES `grocery_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grocery_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`weekly_meal_plan_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`categories` text NOT NULL,
	`created_at` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`weekly_meal_plan_id`) REFERENCES `weekly_meal_plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grocery_lists_plan_unique` ON `grocery_lists` (`weekly_meal_plan_id`);--> statement-breakpoint
CREATE TABLE `pantry_items` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`quantity` real,
	`unit` text,
	`category` text,
	`sort_order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pantry_items_category` ON `pantry_items` (`category`,`sort_order`);--> statement-breakpoint
CREATE TABLE `plan_meals` (
	`plan_id` text NOT NULL,
	`day` text NOT NULL,
	`position` integer NOT NULL,
	`recipe_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `day`, `position`),
	FOREIGN KEY (`plan_id`) REFERENCES `weekly_meal_plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_meals_recipe` ON `plan_meals` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `plan_recipes` (
	`plan_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `recipe_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `weekly_meal_plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_recipes_recipe` ON `plan_recipes` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`avatar_color` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_name_key_unique` ON `profiles` (`name_key`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`servings` integer NOT NULL,
	`prep_time` integer,
	`cook_time` integer,
	`difficulty` text,
	`tags` text NOT NULL,
	`ingredients` text NOT NULL,
	`method` text NOT NULL,
	`chef_notes` text,
	`source_type` text,
	`source_url` text,
	`source_book_name` text,
	`source_page_number` integer,
	`image_url` text,
	`created_at` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recipes_created_at` ON `recipes` (`created_at`);--> statement-breakpoint
CREATE TABLE `remembered_items` (
	`name_key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`category` text,
	`times` integer NOT NULL,
	`last_used` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `remembered_items_last_used` ON `remembered_items` (`last_used`);--> statement-breakpoint
CREATE TABLE `shopping_list_items` (
	`list_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` text,
	`unit` text,
	`source` text NOT NULL,
	`category` text,
	`optimization_note` text,
	`checked` integer DEFAULT false NOT NULL,
	`grocery_item_id` text,
	`deleted_at` text,
	PRIMARY KEY(`list_id`, `id`),
	FOREIGN KEY (`list_id`) REFERENCES `shopping_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_items_grocery` ON `shopping_list_items` (`list_id`,`grocery_item_id`) WHERE "shopping_list_items"."deleted_at" is null;--> statement-breakpoint
CREATE TABLE `shopping_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`selected_recipe_ids` text NOT NULL,
	`pantry_item_ids` text NOT NULL,
	`generated_at` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_lists_profile_unique` ON `shopping_lists` (`profile_id`);--> statement-breakpoint
CREATE TABLE `versions` (
	`name` text PRIMARY KEY NOT NULL,
	`kitchen` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `weekly_meal_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`name` text NOT NULL,
	`week_start_date` text NOT NULL,
	`weekly_summary` text,
	`created_at` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weekly_meal_plans_profile` ON `weekly_meal_plans` (`profile_id`,`week_start_date`);