/** The starter recipes. Compiled from the Markdown beside it by `npm run knowledge`: change that. */
import type { RecipeInput } from '../schema.ts'

export const STARTER_RECIPES: RecipeInput[] = [
 {
  "id": "aaf07e14-42b0-40d1-bb74-d53c7a2ecffc",
  "name": "Aloo Gobi",
  "course": "main",
  "description": "Potato and cauliflower cooked almost dry with turmeric, ginger and tomato. Every edge is a little caught, and that is the point.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 18,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Indian",
   "Gluten Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "cumin seeds",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "potatoes, cut into 1.5 cm cubes",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "cauliflower, cut into small florets",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ginger, finely grated",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "green chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground coriander",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "tomatoes, chopped",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oil in a very wide, lidded pan over a medium-high heat and let the cumin seeds crackle in it.",
   "Add the potatoes and fry for 5 minutes, until they have golden corners.",
   "Add the cauliflower and fry for 3 minutes, stirring now and then.",
   "Stir in the ginger, garlic, green chilli, turmeric, ground coriander and salt and fry for 1 minute.",
   "Add the tomatoes and 4 tablespoons of water. Cover and cook over a medium heat for 9 minutes, until a knife slides through the potatoes.",
   "Take off the lid and boil off any liquid, turning gently. Scatter over the chopped coriander and serve."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and is good cold in a wrap. Cut the potatoes no larger than said, or they lag behind the cauliflower."
 },
 {
  "id": "7b1f2ecf-4f3e-4ace-a720-e295d5dc6991",
  "name": "Apple & Blackberry Crumble",
  "course": "dessert",
  "description": "Autumn in a dish, with a crunchy roof.",
  "servings": 6,
  "prep_time": 20,
  "cook_time": 40,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Comfort",
   "Vegetarian",
   "British"
  ],
  "ingredients": [
   {
    "name": "Bramley apples",
    "quantity": "800",
    "unit": "g"
   },
   {
    "name": "blackberries",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "75",
    "unit": "g"
   },
   {
    "name": "ground cinnamon",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "plain flour",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "demerara sugar",
    "quantity": "75",
    "unit": "g"
   },
   {
    "name": "porridge oats",
    "quantity": "50",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 190°C, or 170°C with a fan. Peel and core the apples and cut them into chunks.",
   "Toss the apples with the blackberries, caster sugar and cinnamon in a deep baking dish, and spread them level.",
   "Cut the cold butter into cubes. Rub it into the flour with your fingertips until it looks like rough breadcrumbs.",
   "Stir in the demerara sugar and the oats. Squeeze a few handfuls into clumps and scatter it all over the fruit without pressing down.",
   "Bake for 40 minutes, until the top is golden and juice bubbles up at the edges.",
   "Leave to stand for 10 minutes before serving: hot fruit burns tongues. Bring on the custard."
  ],
  "chef_notes": "Frozen blackberries go in straight from the bag. Make a double crumble topping and freeze half for the next time."
 },
 {
  "id": "256be99e-93a9-4b7f-b7d3-a356920fc7e0",
  "name": "Apple and Cinnamon Porridge",
  "course": "breakfast",
  "description": "A warm bowl that smells like somebody else did the baking.",
  "servings": 2,
  "prep_time": 5,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Healthy",
   "Vegetarian",
   "Quick & Easy",
   "British"
  ],
  "ingredients": [
   {
    "name": "apples",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "butter",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "ground cinnamon",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "honey",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "porridge oats",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "milk",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "walnuts",
    "quantity": "30",
    "unit": "g"
   }
  ],
  "method": [
   "Core the apples and cut them into small chunks, leaving the skin on.",
   "Melt the butter in a small pan over a medium heat. Add the apples and half the cinnamon and cook for 6 minutes, stirring often, until soft at the edges. Stir in the honey.",
   "Put the oats, milk, the rest of the cinnamon, a pinch of salt and 200 ml of water into another pan. Bring to a gentle bubble over a medium heat.",
   "Simmer for 5 minutes, stirring all the time, until thick and creamy.",
   "Spoon the porridge into bowls. Top with the sticky apples, break over the walnuts and serve at once."
  ],
  "chef_notes": "Make a double batch of the apples and keep it in the fridge for up to 3 days. It is just as good over yogurt."
 },
 {
  "id": "df14fdc9-9d62-4280-8378-b60bbc8ff638",
  "name": "Aubergine & Mozzarella Bake",
  "course": "main",
  "description": "Layers of silky aubergine under a bubbling, stringy, glorious lid.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 70,
  "difficulty": "medium",
  "tags": [
   "Vegetarian",
   "Main Course",
   "International",
   "Comfort",
   "Italian"
  ],
  "ingredients": [
   {
    "name": "aubergines",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "basil",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "mozzarella",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "breadcrumbs",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "mature Cheddar",
    "quantity": "50",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Cut the aubergines lengthways into slices about 1 centimetre thick.",
   "Brush the slices on both sides with 4 tablespoons of the oil, season them and lay them over two baking trays. Roast for 25 minutes, turning once, until soft and brown.",
   "Meanwhile, chop the onion and the garlic. Heat the rest of the oil in a pan over a medium heat and cook the onion for 6 minutes, until soft.",
   "Stir in the garlic, tomatoes and tomato purée. Simmer for 15 minutes, until thick, then season and tear in most of the basil.",
   "Turn the oven down to 200°C, or 180°C with a fan. Drain the mozzarella and tear it into small pieces.",
   "Spread a little sauce in a baking dish. Layer up the aubergines, sauce and mozzarella, finishing with sauce and a last scattering of mozzarella.",
   "Grate the Cheddar, mix it with the breadcrumbs and sprinkle over the top. Bake for 25 minutes, until golden and bubbling.",
   "Leave the bake to stand for 10 minutes, so that it holds together, and scatter with the rest of the basil."
  ],
  "chef_notes": "Aubergine must be fully soft before it is layered. If it squeaks when you press it, give it longer in the oven."
 },
 {
  "id": "8f287552-ea49-4137-ba97-6ddd22c24bad",
  "name": "Bangers and Mash with Onion Gravy",
  "course": "main",
  "description": "Browned sausages, buttery mash and a gravy of slow onions. It asks for little but patience with the onions.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 44,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "British",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "pork sausages",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "onions, finely sliced",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "floury potatoes, cut into chunks",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "butter",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "beef stock",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "Worcestershire sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "English mustard",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat half the oil in a wide frying pan over a medium-low heat. Fry the sausages for 20 minutes, turning often, until brown all over, with no pink left and 75 °C inside.",
   "Lift out the sausages and keep them warm. Add the rest of the oil and the onions and fry for 16 minutes, stirring, until soft and golden brown.",
   "While the onions cook, boil the potatoes in salted water for a quarter of an hour, until a knife slides in. Drain and let them steam dry.",
   "Mash the potatoes with the milk and 50 g of the butter, and season with salt and black pepper. Keep the mash warm.",
   "Stir the flour into the onions, then the beef stock, Worcestershire sauce and English mustard. Simmer for 6 minutes, until the gravy is thick and glossy.",
   "Stir the rest of the butter into the gravy, return the sausages for 2 minutes, until piping hot, and serve over the mash."
  ],
  "chef_notes": "The gravy keeps for 2 days in the fridge and freezes for 3 months. Vegetarian sausages work, with vegetable stock and a vegetarian Worcestershire sauce."
 },
 {
  "id": "9cc66e7c-1cad-45aa-a4c5-b194ae74fc4a",
  "name": "Beef Chilli con Carne",
  "course": "main",
  "description": "Mince, beans and smoke, simmered until the sauce is dark and sticky. A square of chocolate at the end rounds it off.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 72,
  "difficulty": "easy",
  "tags": [
   "Beef",
   "Tex-Mex",
   "Spicy",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "dried oregano",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "beef stock",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "kidney beans, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "dark chocolate",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium heat. Cook the onion and red pepper for 8 minutes, until soft.",
   "Turn up the heat and add the beef mince. Fry for 8 minutes, breaking it up, until browned with no pink left.",
   "Stir in the garlic, cumin, smoked paprika, chilli powder and oregano. Cook for 1 minute.",
   "Stir in the tomato purée, chopped tomatoes and beef stock. Simmer, half covered, for 40 minutes, stirring now and then.",
   "Stir in the kidney beans. Simmer uncovered for 15 minutes, until the sauce is thick and dark.",
   "Take the pan off the heat, stir in the chocolate until it melts, and season with salt and black pepper."
  ],
  "chef_notes": "Serve with rice or a baked potato. It keeps for 2 days in the fridge and freezes for 3 months; reheat until bubbling all through. Buy the kidney beans in tins: dried ones are poisonous until they have been soaked and boiled hard."
 },
 {
  "id": "c0e419ee-dffd-4553-88fe-e360d220911d",
  "name": "Beef Ragù Pappardelle",
  "course": "main",
  "description": "Three hours of doing almost nothing, rewarded far beyond what is fair.",
  "servings": 6,
  "prep_time": 20,
  "cook_time": 190,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Comfort",
   "Main Course",
   "Pasta",
   "Italian"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "braising steak",
    "quantity": "800",
    "unit": "g"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "celery",
    "quantity": "2",
    "unit": "sticks"
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "red wine",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "pappardelle",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "Parmesan",
    "quantity": "50",
    "unit": "g"
   }
  ],
  "method": [
   "Cut the steak into large chunks, pat it dry and season it well. Finely chop the onion, carrots, celery and garlic.",
   "Heat half the oil in a large casserole over a high heat. Brown the beef in two batches, for 5 minutes each, and set it aside.",
   "Turn down the heat, add the rest of the oil and the chopped vegetables, and cook for 10 minutes, until soft and sweet.",
   "Stir in the tomato purée, then pour in the wine. Let it bubble for 3 minutes, scraping up all the brown bits.",
   "Add the tomatoes, half a tin of water and the bay leaves, and return the beef with its juices. Bring to a gentle simmer.",
   "Cover with the lid slightly ajar and cook over a low heat for 150 minutes, until the beef falls apart. Stir now and then, and add a splash of water if it looks dry.",
   "Take out the bay leaves. Shred the beef into the sauce with two forks, season to taste and keep it warm.",
   "Cook the pappardelle in plenty of boiling salted water for 8 minutes, or as the packet says. Save a mugful of the water and drain.",
   "Toss the pasta with the ragù and enough of its water to make it glossy. Finely grate over the Parmesan."
  ],
  "chef_notes": "Even better tomorrow. Cool it within two hours, keep it in the fridge for up to 2 days or freeze it, and reheat until piping hot."
 },
 {
  "id": "6167d98e-c519-4293-af9c-6716648a8637",
  "name": "Beef Stroganoff",
  "course": "main",
  "description": "Quickly seared strips of steak in a mushroom and soured cream sauce with a whisper of paprika. The beef goes back in at the last moment, so that it stays tender.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 20,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Russian",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sirloin steak, cut into thin strips",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "butter",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "onion, finely sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "chestnut mushrooms, sliced",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "beef stock",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "soured cream",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "parsley, chopped",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Toss the steak with the flour and paprika and season with salt and black pepper.",
   "Heat half the oil in a wide frying pan over a high heat. Sear the steak in two batches, for 4 minutes in all, until browned outside, and lift it on to a plate.",
   "Turn the heat to medium and add the butter and the rest of the oil. Cook the onion for 6 minutes, until soft.",
   "Turn up the heat, add the mushrooms and fry for 5 minutes, until golden and dry.",
   "Pour in the beef stock and stir in the Dijon mustard. Boil for 3 minutes, until a little thickened.",
   "Turn the heat to low and stir in the soured cream. Return the steak with its juices and warm through for 2 minutes, without boiling, until piping hot.",
   "Scatter over the parsley and serve."
  ],
  "chef_notes": "Serve with rice, buttered noodles or mash. Take the soured cream out of the fridge early, so that it does not split. It does not freeze well."
 },
 {
  "id": "f238d46f-4727-4492-8934-68d8e1473053",
  "name": "Beef Tacos",
  "course": "main",
  "description": "Warm corn tortillas, spiced beef and a sharp tomato salsa. Three each, and napkins for all.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 21,
  "difficulty": "easy",
  "tags": [
   "Beef",
   "Mexican",
   "Family",
   "Spicy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli powder",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "tomatoes, finely chopped",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "small corn tortillas",
    "quantity": "12",
    "unit": ""
   },
   {
    "name": "little gem lettuce, shredded",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "mature Cheddar, grated",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "soured cream",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oil in a wide frying pan over a medium heat. Cook the onion for 6 minutes, until soft.",
   "Meanwhile, make a salsa: mix the tomatoes with the juice of the lime, the coriander and a pinch of salt.",
   "Turn up the heat under the onion and add the beef mince. Fry for 8 minutes, breaking it up, until browned with no pink left.",
   "Stir in the garlic, cumin, smoked paprika, chilli powder, tomato purée and 100 ml of water. Simmer for 4 minutes, until saucy but not wet, and season with salt.",
   "Warm the tortillas in a dry frying pan for 3 minutes in all, a few at a time, until soft and spotted. Keep them wrapped in a clean tea towel.",
   "Fill the tortillas with the lettuce, beef, salsa, Cheddar and soured cream."
  ],
  "chef_notes": "The beef keeps for 2 days in the fridge and freezes for 3 months. Flour tortillas are softer, but hold wheat."
 },
 {
  "id": "0ee01af2-65b7-447e-ba52-7d61cc8e6aff",
  "name": "Bibimbap",
  "course": "main",
  "description": "A bowl of rice with sweet soy beef, bright vegetables, a fried egg and a spoonful of gochujang. Mix it all together before you eat.",
  "servings": 4,
  "prep_time": 30,
  "cook_time": 35,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Korean",
   "Spicy",
   "Rice",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "rump steak, cut into thin strips",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "sesame oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sushi rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "beansprouts",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "spinach",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "carrots, cut into matchsticks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "shiitake mushrooms, sliced",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "gochujang",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Mix the steak with the soy sauce, sugar, garlic and half the sesame oil. Set it aside and wash your hands.",
   "Rinse the rice and bring it to the boil in a lidded pan with 400 ml of water. Cover and simmer over the lowest heat for 12 minutes, then leave it with the lid on.",
   "Boil the beansprouts for 3 minutes, until piping hot, and lift them out with a slotted spoon.",
   "Cook the spinach in the same water for 1 minute, until wilted. Drain it, squeeze it dry and toss it with the rest of the sesame oil.",
   "Heat 1 tablespoon of the sunflower oil in a wide frying pan over a high heat. Fry the carrots for 3 minutes, until just tender, and lift them out.",
   "Fry the shiitake mushrooms in another tablespoon of the sunflower oil for 6 minutes, until golden, and lift them out.",
   "Tip the steak and its juices into the pan. Fry for 5 minutes, until browned and sticky.",
   "Fry the eggs in the rest of the sunflower oil in a clean pan for 5 minutes, until the whites are set and the yolks as you like them.",
   "Share the rice between four bowls and arrange the vegetables, steak and eggs on top. Add the gochujang and sesame seeds."
  ],
  "chef_notes": "Use eggs with the British Lion stamp if you like the yolks runny. Gochujang usually holds soya and often wheat: read the label if that matters."
 },
 {
  "id": "e6d6c6ea-a941-4c27-b7ee-dd6adf96250b",
  "name": "Black Bean Burritos",
  "course": "main",
  "description": "Smoky beans, lime rice and avocado, rolled tight and toasted. They travel well in foil.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Tex-Mex",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "long-grain rice",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "red onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "black beans, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "frozen sweetcorn",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "avocado, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "large flour tortillas",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Boil the rice in salted water for 10 minutes, until tender, and drain it well. Stir in the juice of the lime and the coriander.",
   "Heat half the oil in a wide pan over a medium heat. Cook the red onion and red pepper for 8 minutes, until soft.",
   "Stir in the garlic, smoked paprika and cumin. Cook for 1 minute.",
   "Add the black beans, tomato purée, sweetcorn and 75 ml of water. Simmer for 5 minutes, crushing a third of the beans, until thick. Season with salt.",
   "Lay out the tortillas and share the rice, beans and avocado between them, in a line below the middle. Fold in the sides and roll up tightly.",
   "Heat the rest of the oil in the wiped pan. Toast the burritos, seam down first, for 6 minutes, turning, until golden and crisp."
  ],
  "chef_notes": "Eat the filled burritos the same day because of the rice. The beans alone keep for 2 days in the fridge and freeze for 3 months."
 },
 {
  "id": "9bacf49d-7053-445b-8ff0-e0a591fb92b9",
  "name": "Boeuf Bourguignon",
  "course": "main",
  "description": "Beef shin, bacon and red wine, left in a low oven until a spoon will cut it. Sunday cooking that improves by Monday.",
  "servings": 6,
  "prep_time": 30,
  "cook_time": 201,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "French",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "beef shin, cut into 4 cm chunks",
    "quantity": "1.2",
    "unit": "kg"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "smoked bacon lardons",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "onions, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "carrots, thickly sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "plain flour",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "red wine",
    "quantity": "750",
    "unit": "ml"
   },
   {
    "name": "beef stock",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "4",
    "unit": "sprigs"
   },
   {
    "name": "butter",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "button mushrooms",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 160°C, or 140°C with a fan. Pat the beef dry and season it with salt and black pepper.",
   "Heat the oil in a large casserole over a high heat. Brown the beef in batches, for 15 minutes in all, until dark on two sides, and lift it out.",
   "Turn the heat to medium. Fry the bacon, onions and carrots in the casserole for 10 minutes, until golden.",
   "Stir in the garlic, flour and tomato purée. Cook for 1 minute.",
   "Pour in the red wine and beef stock, add the bay leaves, thyme and beef, and bring to a simmer.",
   "Cover and cook in the oven for 2 hours 45 minutes, until the beef falls apart under a spoon.",
   "Melt the butter in a frying pan over a high heat. Fry the mushrooms for 6 minutes, until brown.",
   "Stir the mushrooms into the casserole and simmer on the hob for 4 minutes, until the sauce coats a spoon. Take out the bay leaves and thyme."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and freezes for 3 months; reheat until bubbling all through. Serve with mash or crusty bread."
 },
 {
  "id": "ab025778-a697-4629-857c-1310ba19dc09",
  "name": "Brazilian Black Bean Stew",
  "course": "main",
  "description": "All that is good about feijoada, without the pork and the long wait: dark smoky beans, garlicky greens, rice and a slice of orange.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Brazilian",
   "Gluten Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "long-grain rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "green pepper, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "6",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "black beans",
    "quantity": "3",
    "unit": "tins"
   },
   {
    "name": "oranges",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "spring greens, finely shredded",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Cook the rice in a pan of boiling water for 12 minutes, until tender. Drain it and keep it covered.",
   "Meanwhile, heat 2 tablespoons of the oil in a large pan over a medium-high heat. Fry the onion and green pepper for 5 minutes, until soft.",
   "Stir in two thirds of the garlic with the smoked paprika, cumin and bay leaves, until fragrant.",
   "Tip in the black beans with the liquid from two of the tins; drain the third. Simmer for 8 minutes, until thick, crushing some of the beans.",
   "Squeeze one of the oranges into the beans, season with salt and black pepper and take out the bay leaves. Slice the other orange.",
   "Heat the rest of the oil in a frying pan over a high heat. Toss the spring greens and the rest of the garlic in it for 2 minutes, until just wilted.",
   "Serve the beans with the rice, the greens and the sliced orange."
  ],
  "chef_notes": "The beans keep for 2 days in the fridge and freeze for 3 months. Cool leftover rice within 1 hour and eat it within a day."
 },
 {
  "id": "0d7f7f07-86f7-40ba-b7e1-dedec3108e7b",
  "name": "Bread and Butter Pudding",
  "course": "dessert",
  "description": "Yesterday's bread, a proper custard and a crackling sugar top. The best reason there is to let a loaf go stale.",
  "servings": 6,
  "prep_time": 35,
  "cook_time": 40,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Comfort",
   "Vegetarian",
   "British"
  ],
  "ingredients": [
   {
    "name": "white bread, slightly stale",
    "quantity": "8",
    "unit": "slices"
   },
   {
    "name": "butter, softened",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "sultanas",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "caster sugar",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "350",
    "unit": "ml"
   },
   {
    "name": "double cream",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground nutmeg",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "demerara sugar",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Spread the bread with the butter and cut each slice into four triangles. Butter a 2 litre ovenproof dish.",
   "Lay the triangles in the dish so that they overlap, points up, with the sultanas scattered between them.",
   "Whisk the eggs with the caster sugar, then whisk in the milk, double cream and vanilla extract.",
   "Pour the custard over the bread, press it down lightly and leave it to soak for 20 minutes.",
   "Heat the oven to 170°C, or 150°C with a fan. Sprinkle the pudding with the nutmeg and the demerara sugar.",
   "Bake for 40 minutes, until puffed and golden with only a slight wobble in the middle. Leave it to settle before you serve it."
  ],
  "chef_notes": "It can stand, unbaked, in the fridge overnight. Leftovers keep for 2 days; reheat them in the oven until hot right through."
 },
 {
  "id": "0947eca5-43c5-498b-a7f8-68419f536361",
  "name": "Butter Chicken",
  "course": "main",
  "description": "Tender chicken thighs in a silky tomato, butter and cream sauce, gentle enough for those who fear chilli.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 36,
  "difficulty": "medium",
  "tags": [
   "Chicken",
   "Indian",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "skinless chicken thigh fillets, cut into chunks",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "natural yogurt",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chilli powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "butter",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, grated",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "ground coriander",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "garam masala",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "passata",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "double cream",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "honey",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "dried fenugreek leaves",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Mix the chicken with the yogurt, turmeric, half the chilli powder and a good pinch of salt. Wash your hands.",
   "Melt half the butter in a wide pan over a medium heat. Cook the onion for 10 minutes, until soft and golden.",
   "Stir in the garlic, ginger, ground coriander, garam masala and the rest of the chilli powder. Cook for 2 minutes.",
   "Add the passata and simmer for 12 minutes. Blend until smooth and return it to the pan.",
   "Meanwhile, heat the oil in a frying pan over a high heat. Fry the chicken for 10 minutes, turning it, until browned in spots.",
   "Tip the chicken into the sauce. Simmer for 10 minutes, until there is no pink left, the juices run clear and it is 75 °C inside.",
   "Stir in the cream, honey, fenugreek leaves and the rest of the butter. Simmer for 2 minutes and season with salt."
  ],
  "chef_notes": "If you have no fenugreek leaves, leave them out rather than using the seeds. It keeps for 2 days in the fridge; reheat gently until steaming hot."
 },
 {
  "id": "03e9f620-189b-481d-9fbc-fc0c313a95b0",
  "name": "Cacio e Pepe",
  "course": "main",
  "description": "Cheese, pepper and pasta water, and nowhere to hide. The trick is a paste of cheese and a pan that is not too hot.",
  "servings": 4,
  "prep_time": 8,
  "cook_time": 13,
  "difficulty": "medium",
  "tags": [
   "Pasta",
   "Italian",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "black peppercorns",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "Pecorino Romano, finely grated",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "spaghetti",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Crush the peppercorns coarsely. Toast them in a wide, dry frying pan over a medium heat for 2 minutes, until fragrant, and take the pan off the heat.",
   "Boil the spaghetti with the salt in less water than usual, just enough to cover it, for 9 minutes, until nearly done. Save two mugs of the cloudy water.",
   "Let half a mug of the water cool until you can hold a finger in it. Beat it into the Pecorino, a spoonful at a time, until you have a thick paste.",
   "Lift the spaghetti into the pepper pan with a ladle of the hot water. Cook for 2 minutes, tossing, until the spaghetti is done and little water is left.",
   "Take the pan off the heat and wait until the bubbling stops. Add the cheese paste and toss hard, with splashes of water, until creamy. Serve at once."
  ],
  "chef_notes": "Cheese that is too hot goes stringy: if that happens, add a spoonful of cold water and keep tossing. Grate it as finely as you can."
 },
 {
  "id": "2cfdec94-9d52-4536-afcd-e32cf4926858",
  "name": "Caesar Salad",
  "course": "salad",
  "description": "Cold, crunchy romaine, garlicky croutons and a dressing sharp with anchovy, lemon and Parmesan.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 10,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "American",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "ciabatta, torn into chunks",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "garlic, crushed",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "anchovy fillets, finely chopped",
    "quantity": "6",
    "unit": ""
   },
   {
    "name": "mayonnaise",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "lemon juice",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "Parmesan, finely grated",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "romaine lettuces",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "black pepper",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Toss the ciabatta with the oil and half the garlic on a baking tray.",
   "Bake for 10 minutes, turning once, until the croutons are golden and crisp.",
   "Mash the anchovy fillets to a paste with the rest of the garlic. Stir in the mayonnaise, lemon juice, Dijon mustard and half the Parmesan.",
   "Thin the dressing with a spoonful of water, until it just runs off the spoon, and season with black pepper.",
   "Separate, wash and dry the lettuces, and tear the leaves into a large bowl.",
   "Toss the leaves with the dressing until each one is coated. Top with the croutons and the rest of the Parmesan."
  ],
  "chef_notes": "The dressing keeps for 3 days in the fridge. Parmesan and anchovies rule it out for vegetarians: use a vegetarian hard cheese and chopped capers instead."
 },
 {
  "id": "96752098-4289-4c04-8819-7a93546c52a2",
  "name": "Chana Masala",
  "course": "main",
  "description": "Chickpeas in a sharp, dark, properly spiced tomato gravy. A curry house favourite out of two tins.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 38,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Indian",
   "Spicy",
   "Healthy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "cumin seeds",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "onions, finely chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, grated",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "green chillies, finely chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "ground coriander",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "chickpeas, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "garam masala",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium heat and let the cumin seeds crackle. Add the onions and cook for 12 minutes, until deep golden.",
   "Stir in the garlic, ginger and green chillies. Cook for 2 minutes.",
   "Stir in the ground coriander and turmeric with a splash of water. Cook for 1 minute.",
   "Add the chopped tomatoes. Simmer for 8 minutes, until thick and the oil shows at the edges.",
   "Stir in the chickpeas and 200 ml of water. Simmer for 15 minutes, crushing a few chickpeas against the side to thicken the gravy.",
   "Stir in the garam masala and lemon juice, season with salt and scatter over the chopped coriander."
  ],
  "chef_notes": "It is better the next day, and keeps for 2 days in the fridge or 3 months in the freezer. Reheat until steaming hot."
 },
 {
  "id": "09632fe5-73ec-4cee-8a4d-ee996b81f5cb",
  "name": "Charred Broccoli Salad",
  "course": "salad",
  "description": "Broccoli, but with a tan and some stories to tell.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Vegetarian",
   "Healthy",
   "Mediterranean"
  ],
  "ingredients": [
   {
    "name": "broccoli",
    "quantity": "2",
    "unit": "heads"
   },
   {
    "name": "chickpeas",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "flaked almonds",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "tahini",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "garlic",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "feta",
    "quantity": "100",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Cut the broccoli into small florets and slice the tender part of the stalks.",
   "Drain the chickpeas and pat them dry. Toss them on a large baking tray with the broccoli, oil and chilli flakes, then spread everything out in one layer.",
   "Roast for 16 minutes, until the broccoli is charred at the tips and the chickpeas are crisp.",
   "Scatter the almonds over the tray and roast for 2 minutes more, until they are golden.",
   "Crush the garlic into a bowl. Stir in the tahini, the juice of the lemon and 3 tablespoons of cold water to make a smooth, pourable dressing.",
   "Heap the warm broccoli and chickpeas on a platter. Crumble over the feta and spoon on the dressing."
  ],
  "chef_notes": "Tahini goes stiff before it goes smooth. Keep adding cold water a spoonful at a time and stirring until it relaxes."
 },
 {
  "id": "fa6a88e4-78f8-4a89-bd5b-466a72e48b9b",
  "name": "Cheese and Sweetcorn Quesadillas",
  "course": "main",
  "description": "Crisp folded tortillas with melting Cheddar, sweetcorn and a little jalapeño bite. On the table before anybody can ask when supper is.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 16,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Mexican",
   "Quick & Easy",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "frozen sweetcorn",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "red pepper, finely diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "pickled jalapeños, chopped",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "vegetarian mature Cheddar, grated",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "smoked paprika",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "flour tortillas",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "soured cream",
    "quantity": "150",
    "unit": "ml"
   }
  ],
  "method": [
   "Boil the sweetcorn for 4 minutes, until piping hot, and drain it well.",
   "Mix the sweetcorn with the red pepper, spring onions, jalapeños, Cheddar and smoked paprika.",
   "Spread the filling over one half of each tortilla. Fold over the other half and press down.",
   "Brush a large frying pan with a little of the oil and set it over a medium heat.",
   "Fry the quesadillas two at a time, turning once, for 12 minutes in all, until golden and the cheese has melted. Oil the pan again between batches.",
   "Cut into wedges and serve with the soured cream."
  ],
  "chef_notes": "Leave out the jalapeños for small children. Cooked chicken or tinned black beans make the filling go further."
 },
 {
  "id": "391ef3df-7768-4b8f-bd58-66a7929aa8d4",
  "name": "Chicken Chow Mein",
  "course": "main",
  "description": "Egg noodles, chicken and crunchy vegetables, tossed in a savoury sauce over a fierce heat.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Chinese",
   "Noodles",
   "Quick & Easy",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "skinless chicken breasts, cut into thin strips",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "cornflour",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "dried egg noodles",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "oyster sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sesame oil",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "carrot, cut into matchsticks",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "beansprouts",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "spring onions, cut into lengths",
    "quantity": "4",
    "unit": ""
   }
  ],
  "method": [
   "Mix the chicken with half the soy sauce and the cornflour, and wash your hands.",
   "Boil the egg noodles for 4 minutes, until just tender. Drain and toss with half the sesame oil.",
   "Mix the oyster sauce with the rest of the soy sauce and sesame oil.",
   "Heat half the sunflower oil in a wok over a high heat. Fry the chicken for 5 minutes, until golden, with no pink left and 75 °C inside. Lift it out.",
   "Heat the rest of the sunflower oil. Fry the garlic, ginger, carrot and red pepper for 3 minutes, until just tender.",
   "Add the egg noodles, beansprouts, spring onions, chicken and sauce. Toss for 3 minutes, until everything is piping hot."
  ],
  "chef_notes": "Cook it in two goes if your wok is small. Oyster sauce is made from molluscs; a vegetarian mushroom sauce is sold for those who avoid them."
 },
 {
  "id": "d0b16270-158d-416c-843c-e7987783f631",
  "name": "Chicken, Leek & Mushroom Pie",
  "course": "main",
  "description": "A proper pie with a puffed-up golden hat.",
  "servings": 6,
  "prep_time": 30,
  "cook_time": 65,
  "difficulty": "hard",
  "tags": [
   "Chicken",
   "Comfort",
   "Main Course",
   "British"
  ],
  "ingredients": [
   {
    "name": "chicken thigh fillets",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "butter",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "leeks",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "chestnut mushrooms",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "chicken stock",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "milk",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "ready-rolled puff pastry",
    "quantity": "320",
    "unit": "g"
   },
   {
    "name": "egg",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Cut the chicken into bite-sized chunks. Trim, wash and slice the leeks, and quarter the mushrooms.",
   "Heat the oil in a large pan over a medium-high heat. Fry the chicken for 8 minutes, until golden and cooked through with no pink left, then tip it on to a clean plate.",
   "Melt the butter in the same pan. Add the leeks and mushrooms and cook gently for 10 minutes, until soft and no longer watery.",
   "Stir in the flour and cook for 1 minute. Add the stock a little at a time, stirring until smooth, and then the milk.",
   "Simmer for 3 minutes, until thick enough to coat a spoon. Stir in the mustard and chicken, season well and spoon into a deep 1.5 litre pie dish.",
   "Leave the filling to cool for 15 minutes, so that it does not melt the pastry. Meanwhile, heat the oven to 200°C, or 180°C with a fan.",
   "Beat the egg and brush the rim of the dish with it. Lay the pastry over the filling, trim the edge and crimp it with a fork.",
   "Cut two small slits for the steam and brush the top with more egg. Bake for 35 minutes, until deep gold and bubbling at the edges."
  ],
  "chef_notes": "A dry filling means crisp pastry. Let the leeks and mushrooms give up their water before the flour goes in."
 },
 {
  "id": "478c88e7-4424-466a-996d-3dd23ad1216c",
  "name": "Chicken Ramen",
  "course": "main",
  "description": "Springy noodles in a deep miso and soy broth, with poached chicken and a jammy egg. All the slurping, none of the two-day stock.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 36,
  "difficulty": "medium",
  "tags": [
   "Chicken",
   "Japanese",
   "Noodles",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "chicken stock",
    "quantity": "1.5",
    "unit": "litres"
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, sliced",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "skinless chicken thigh fillets",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "white miso paste",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "pak choi, quartered",
    "quantity": "2",
    "unit": "heads"
   },
   {
    "name": "dried ramen noodles",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "sesame oil",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Lower the eggs into boiling water and boil for 7 minutes, until the whites are set. Cool them under the cold tap, then peel them.",
   "Put the chicken stock, garlic, ginger and soy sauce in a large pan. Simmer for 5 minutes.",
   "Add the chicken thighs. Simmer gently for 20 minutes, until the juices run clear and it is 75 °C inside.",
   "Lift the chicken on to a board and slice it. Fish out the ginger and whisk the miso paste into the broth.",
   "Add the pak choi to the broth and simmer for 2 minutes, until the stalks are just tender.",
   "Meanwhile, cook the ramen noodles in a second pan of boiling water for 4 minutes, until springy. Drain them.",
   "Share the noodles between four deep bowls and ladle over the broth and pak choi.",
   "Top with the chicken, a halved egg each, the spring onions and a few drops of sesame oil."
  ],
  "chef_notes": "Do not boil the broth hard once the miso is in, or it turns grainy. The eggs are soft in the middle, so use ones with the British Lion stamp. The broth keeps for 2 days in the fridge: boil the noodles fresh."
 },
 {
  "id": "f252ab56-e439-4d75-bf0d-11a621a87a35",
  "name": "Chicken Tikka Masala",
  "course": "main",
  "description": "Charred yogurt chicken in a creamy, brick-red sauce. It is the nation's favourite, and the grill is what makes it so.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 47,
  "difficulty": "medium",
  "tags": [
   "Chicken",
   "Indian",
   "Spicy",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "skinless chicken breasts, cut into chunks",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "natural yogurt",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "garam masala",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onions, finely chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, grated",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chilli powder",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "double cream",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "ingredient_groups": [
   {
    "name": "For the chicken",
    "start": 0
   },
   {
    "name": "For the sauce",
    "start": 5
   }
  ],
  "method": [
   "Mix the chicken with the yogurt, lemon juice, garam masala and salt. Keep it covered in the fridge while you make the sauce, and wash your hands.",
   "Heat the oil in a large pan over a medium heat. Cook the onions for 12 minutes, until golden.",
   "Stir in the garlic, ginger, cumin, paprika, turmeric and chilli powder. Cook for 2 minutes, until fragrant.",
   "Add the tomato purée, chopped tomatoes and 150 ml of water. Simmer for 15 minutes, until thick.",
   "Heat the grill to high. Spread the chicken on a foil-lined tray and grill for 13 minutes, turning once, until charred at the edges with no pink left and 75 °C inside.",
   "Stir the cream and the chicken into the sauce. Simmer for 5 minutes, until piping hot, and scatter over the coriander."
  ],
  "chef_notes": "The chicken is better still after a night in its marinade in the fridge. Serve with basmati rice or naan. Leftovers keep for 2 days in the fridge and freeze for 2 months."
 },
 {
  "id": "c7437c01-bd6c-4dbb-84dd-11ee2e6adef9",
  "name": "Chicken Tortilla Soup",
  "course": "soup",
  "description": "A brick-red broth with shreds of chicken, lime and crisp strips of tortilla that go in at the very last second.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 33,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Chicken",
   "Mexican",
   "Spicy",
   "Gluten Free",
   "Dairy Free"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "gluten-free corn tortillas, cut into strips",
    "quantity": "6",
    "unit": ""
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "gluten-free vegetable stock",
    "quantity": "1",
    "unit": "litre"
   },
   {
    "name": "skinless chicken breast fillets",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "frozen sweetcorn",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "avocado, cubed",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium-high heat. Fry the tortilla strips for 3 minutes, turning, until crisp, and drain them on kitchen paper.",
   "Cook the onion in the oil left in the pan for 6 minutes, until soft. Stir in the garlic, smoked paprika and cumin.",
   "Add the chopped tomatoes and vegetable stock. Bring to the boil and blend until smooth.",
   "Add the chicken breasts. Simmer gently for 18 minutes, until the juices run clear and it is 75 °C inside.",
   "Lift out the chicken and shred it with two forks. Stir it back in with the sweetcorn.",
   "Simmer for 3 minutes, until everything is steaming hot, and season with salt.",
   "Ladle into bowls and top with the avocado, coriander and tortilla strips. Serve with the lime."
  ],
  "chef_notes": "The soup without its toppings keeps for 2 days in the fridge and freezes for 2 months. Fry the tortillas fresh."
 },
 {
  "id": "8b3aa16d-b88c-4954-8b4d-955c3cc64d26",
  "name": "Chickpea & Spinach Curry",
  "course": "main",
  "description": "Tins in, magic out: a golden curry for the night before payday.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Healthy",
   "Spicy",
   "International",
   "Indian",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "medium curry powder",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "coconut milk",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "chickpeas",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "basmati rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "spinach",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Finely chop the onions, and grate the garlic and ginger.",
   "Heat the oil in a large pan over a medium heat. Cook the onions for 10 minutes, until soft and golden.",
   "Stir in the garlic, ginger and curry powder and cook for 1 minute.",
   "Drain the chickpeas. Add them with the tomatoes, the coconut milk and a good pinch of salt, and bring to the boil.",
   "Simmer for 20 minutes, stirring now and then, until the sauce is thick and creamy.",
   "Meanwhile, rinse the rice well and put it in a lidded pan with 500 ml of cold water. Bring to the boil.",
   "Cover the rice tightly and cook over the lowest heat for 10 minutes, then take it off the heat and leave the lid on.",
   "Stir the spinach into the curry a handful at a time until it wilts. Squeeze in the juice of half the lemon, season to taste and serve with the rice."
  ],
  "chef_notes": "Cook the onions until they are truly golden. That is where most of the flavour comes from."
 },
 {
  "id": "a889ace7-1fc2-4c8d-9ae0-8652bc9d9fe6",
  "name": "Chickpea Flour Pancakes",
  "course": "breakfast",
  "description": "Savoury, golden-edged pancakes full of tomato, chilli and coriander. No egg, no wheat, and breakfast is on the table in under half an hour.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 17,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegan",
   "Vegetarian",
   "Indian",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "chickpea flour",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "red onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "tomatoes, finely chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "green chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Whisk the chickpea flour, cumin, turmeric and salt with 200 ml of cold water to a smooth paste. Whisk in another 200 ml of water, until it is as thick as single cream.",
   "Leave the batter to stand for 5 minutes, while you chop the vegetables.",
   "Stir the red onion, tomatoes, green chilli and coriander into the batter.",
   "Heat 1 tablespoon of the oil in a large non-stick frying pan over a medium heat. Ladle in a quarter of the batter and spread it out with the back of the ladle.",
   "Fry for 2 minutes, until the top looks dry and the edges are golden.",
   "Turn the pancake over and fry for 2 minutes more, until it is spotted brown and no longer tastes of raw flour. Keep it warm.",
   "Fry the other three pancakes in the same way with the rest of the oil. Serve at once with the lime."
  ],
  "chef_notes": "The batter without the vegetables keeps for a day in the fridge: whisk it again before you stir them in. Cooked pancakes reheat well in a dry pan."
 },
 {
  "id": "9865a757-6646-4730-bcd8-b6e17bb04eba",
  "name": "Chocolate Coconut Pots",
  "course": "dessert",
  "description": "Silky little chocolate puddings of cocoa and coconut milk, made a few hours ahead. Free of milk, egg, nuts and wheat, and of any air of going without.",
  "servings": 6,
  "prep_time": 10,
  "cook_time": 8,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegan",
   "Vegetarian",
   "International",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "cocoa powder",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "90",
    "unit": "g"
   },
   {
    "name": "cornflour",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "coconut milk",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "raspberries",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Sift the cocoa powder into a cold pan with the sugar, cornflour and salt. Whisk out every lump.",
   "Whisk in the coconut milk a little at a time, then 200 ml of water, until smooth.",
   "Bring to a simmer over a medium heat, whisking all the time and getting into the corners.",
   "Simmer for 2 minutes, still whisking, until as thick as custard and no longer floury on the tongue.",
   "Take it off the heat and stir in the vanilla extract. Let it stand for 5 minutes, then pour it into six small glasses.",
   "Cover and chill until cold and set, a couple of hours at least. Top with the raspberries."
  ],
  "chef_notes": "They keep for 3 days in the fridge; press baking paper on top if you do not like a skin."
 },
 {
  "id": "81399e07-5096-4f64-84f7-4aaf237bf68d",
  "name": "Cider Pork Chops with Apples",
  "course": "main",
  "description": "Orchard on a plate, with mustard to keep it honest.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "medium",
  "tags": [
   "Pork",
   "Main Course",
   "Comfort",
   "British"
  ],
  "ingredients": [
   {
    "name": "pork chops",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "butter",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "apples",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "dry cider",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "wholegrain mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "crème fraîche",
    "quantity": "100",
    "unit": "g"
   }
  ],
  "method": [
   "Pat the chops dry and season them well. Slice the onion, and core the apples and cut them into wedges.",
   "Heat the oil in a large frying pan over a medium-high heat. Fry the chops for 4 minutes on each side, until golden, and lift them on to a plate.",
   "Add the butter, onion and apples to the pan. Cook over a medium heat for 8 minutes, until golden and soft.",
   "Stir in the flour, pour in the cider and bubble for 4 minutes, scraping the bottom of the pan.",
   "Stir in the mustard and the crème fraîche. Return the chops and their juices and simmer gently for 6 minutes.",
   "Cut into the thickest chop next to the bone: the juices should run clear. Season the sauce and serve with mash or greens."
  ],
  "chef_notes": "Snip the fat at the edge of each chop in three places and it will lie flat in the pan."
 },
 {
  "id": "fd8424e0-c882-4a0a-a131-ac9a00ac95fc",
  "name": "Cocoa and Date Energy Balls",
  "course": "snack",
  "description": "Fudgy little balls of dates, oats and seeds for a long walk or a slow afternoon. No nuts, no baking, no wrapper.",
  "servings": 8,
  "prep_time": 20,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Sweet",
   "International",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "pitted dates",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "sunflower seeds",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "gluten-free porridge oats",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "cocoa powder",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "desiccated coconut",
    "quantity": "30",
    "unit": "g"
   }
  ],
  "method": [
   "Pour boiling water over the dates and leave them for 5 minutes, until soft. Drain them well.",
   "Blend the sunflower seeds and oats in a food processor to a coarse meal.",
   "Add the dates, cocoa powder and salt. Blend until it gathers into a ball, with a spoonful of water if it stays crumbly.",
   "Roll the mixture into 16 balls with damp hands.",
   "Roll the balls in the coconut and chill until firm."
  ],
  "chef_notes": "They keep for a week in the fridge in a box and freeze for 3 months. Check the labels of oats and dates if traces matter."
 },
 {
  "id": "c29143ab-f105-40a0-8978-edccf03f0987",
  "name": "Coconut Rice Pudding with Mango",
  "course": "dessert",
  "description": "Creamy rice with a good pinch of salt, cold ripe mango and lime. It owes everything to mango sticky rice, without the soaking and steaming.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegan",
   "Vegetarian",
   "Thai",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "pudding rice",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "coconut milk",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "caster sugar",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ripe mangoes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Put the rice in a heavy pan with the coconut milk and 500 ml of water. Bring slowly to the boil, stirring.",
   "Turn the heat to its lowest and simmer for 30 minutes, stirring often towards the end, until the rice is soft and the pudding loose and creamy.",
   "Stir in the sugar, salt and the finely grated zest of the lime. Leave it to stand for 5 minutes.",
   "Meanwhile, toast the sesame seeds in a dry pan until golden.",
   "Peel and slice the mangoes and squeeze over the juice of half the lime.",
   "Spoon the rice into bowls, warm or cold, and top with the mangoes and sesame seeds. Serve with the rest of the lime."
  ],
  "chef_notes": "Cool leftovers within 1 hour, keep them in the fridge and eat them within a day, cold, loosened with a little water. Tinned peaches stand in for mango."
 },
 {
  "id": "a1aae7da-1fd2-4bd3-9736-5fbd3d480a85",
  "name": "Coq au Vin",
  "course": "main",
  "description": "Chicken braised in red wine with bacon, shallots and mushrooms, until the sauce is dark and shiny.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 84,
  "difficulty": "medium",
  "tags": [
   "Chicken",
   "French",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "chicken thighs, bone in",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "chicken drumsticks",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "smoked bacon lardons",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "shallots, peeled",
    "quantity": "12",
    "unit": ""
   },
   {
    "name": "carrots, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "chestnut mushrooms, halved",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "red wine",
    "quantity": "500",
    "unit": "ml"
   },
   {
    "name": "chicken stock",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "3",
    "unit": "sprigs"
   },
   {
    "name": "butter",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Season the chicken thighs and drumsticks with salt and black pepper and dust them with the flour. Wash your hands.",
   "Heat the oil in a large, wide casserole over a medium-high heat. Brown the chicken for 12 minutes, turning, until golden, and lift it out.",
   "Fry the bacon, shallots and carrots in the casserole for 8 minutes, until coloured.",
   "Add the mushrooms and garlic and fry for 4 minutes.",
   "Pour in the red wine and boil for 5 minutes, until a third of it is gone.",
   "Return the chicken with the chicken stock, bay leaves and thyme. Cover and simmer for 45 minutes, until the juices run clear and the chicken is 75 °C inside.",
   "Lift out the chicken, bay leaves and thyme. Boil the sauce for 10 minutes, until it is shiny and coats a spoon.",
   "Stir in the butter, return the chicken and see that it is piping hot."
  ],
  "chef_notes": "Make it a day ahead and keep it in the fridge: reheat it gently until bubbling, and the flavour is deeper. Serve with mash or boiled potatoes."
 },
 {
  "id": "8935916c-0257-4477-ae0a-9043211d059b",
  "name": "Cottage Pie",
  "course": "main",
  "description": "Britain's favourite duvet, made of mash.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 75,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Comfort",
   "Main Course",
   "British"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "beef stock",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "Worcestershire sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "potatoes",
    "quantity": "900",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "milk",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "mature Cheddar",
    "quantity": "60",
    "unit": "g"
   }
  ],
  "method": [
   "Finely chop the onion and the carrots. Peel the potatoes and cut them into even chunks.",
   "Heat the oil in a large pan over a high heat. Fry the mince for 8 minutes, breaking it up, until well browned with no pink left.",
   "Add the onion and carrots and cook over a medium heat for 8 minutes, until they begin to soften.",
   "Stir in the flour and the tomato purée, then the stock and the Worcestershire sauce. Simmer for 20 minutes, until thick.",
   "Meanwhile, cover the potatoes with cold salted water and bring to the boil. Boil for 15 minutes, until tender, and drain well.",
   "Heat the oven to 200°C, or 180°C with a fan. Mash the potatoes with the butter and milk until smooth, and season.",
   "Spoon the mince into a baking dish and spread the mash over it. Rough up the top with a fork and grate over the Cheddar.",
   "Bake for 25 minutes, until golden on top and bubbling at the sides."
  ],
  "chef_notes": "Let the mince cool a little before the mash goes on, and start at the edges: it will not sink."
 },
 {
  "id": "0a0930e8-40e7-4e02-bcc2-12649644d4a5",
  "name": "Crisp Garlic Roast Potatoes",
  "course": "side",
  "description": "Rough, golden and shatteringly crisp; make more than you think you need.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 75,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegetarian",
   "Comfort",
   "British"
  ],
  "ingredients": [
   {
    "name": "potatoes",
    "quantity": "1.5",
    "unit": "kg"
   },
   {
    "name": "sunflower oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "garlic",
    "quantity": "6",
    "unit": "cloves"
   },
   {
    "name": "rosemary",
    "quantity": "4",
    "unit": "sprigs"
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Peel the potatoes and cut them into pieces the size of a small egg.",
   "Put the potatoes in a large pan of cold salted water and bring to the boil. Boil for 8 minutes, until the edges are soft.",
   "Pour the oil into a large roasting tin and put it in the oven to get hot. Drain the potatoes and leave them in the colander for 5 minutes to steam dry.",
   "Sprinkle the flour over the potatoes and shake the colander until their edges look ruffled.",
   "Lower the potatoes carefully into the hot oil and turn to coat them. Roast for 30 minutes.",
   "Turn the potatoes, tuck in the unpeeled garlic cloves and the rosemary, and roast for 20 minutes more, until deep gold. Sprinkle with salt and serve at once."
  ],
  "chef_notes": "A floury potato such as Maris Piper or King Edward gives the crispest edges."
 },
 {
  "id": "18d140df-a778-4d8d-b72d-f06e94dd4715",
  "name": "Crunchy Chicken Caesar",
  "course": "salad",
  "description": "All the good bits of a Caesar, with croutons worth fighting over.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 25,
  "difficulty": "medium",
  "tags": [
   "Salad",
   "Chicken",
   "Main Course",
   "American"
  ],
  "ingredients": [
   {
    "name": "ciabatta",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "chicken breasts",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "Parmesan",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "anchovy fillets",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "mayonnaise",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "natural yogurt",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "cos lettuces",
    "quantity": "2",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Tear the ciabatta into bite-sized pieces and toss them on a tray with half the oil.",
   "Bake the bread for 10 minutes, until golden and crisp all over.",
   "Lay the chicken between two sheets of baking paper and bash it to an even thickness of about 2 centimetres. Rub it with the rest of the oil and season well. Wash your hands.",
   "Heat a large frying pan over a medium-high heat. Cook the chicken for 5 minutes on each side, until golden, with clear juices and no pink in the middle.",
   "Rest the chicken on a clean board for 5 minutes.",
   "Finely grate the Parmesan. Mash the anchovies and garlic to a paste, then stir in the mayonnaise, yogurt, half the cheese and the juice of half the lemon.",
   "Tear the lettuce into a large bowl and toss it with the dressing and croutons. Slice the chicken, lay it on top and scatter over the rest of the cheese."
  ],
  "chef_notes": "Wash and dry the lettuce well: dressing slides straight off wet leaves."
 },
 {
  "id": "693bbd28-c5d8-4374-acd9-39a28278fea4",
  "name": "Curry Goat",
  "course": "main",
  "description": "Jamaican goat, rubbed with spice and simmered until it gives way to a fork. Three hours of doing almost nothing, very well.",
  "servings": 6,
  "prep_time": 25,
  "cook_time": 175,
  "difficulty": "medium",
  "tags": [
   "Caribbean",
   "Spicy",
   "Comfort",
   "Gluten Free",
   "Dairy Free",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "diced goat",
    "quantity": "1.2",
    "unit": "kg"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground coriander",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground allspice",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground fenugreek",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "onions, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "6",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely grated",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "Scotch bonnet chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "6",
    "unit": "sprigs"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "potatoes, cut into chunks",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   }
  ],
  "method": [
   "Rub the goat with the cumin, coriander, turmeric, allspice, fenugreek and salt in a large bowl. Wash your hands.",
   "Heat the oil in a large, heavy, lidded pan over a high heat. Brown the goat in batches, 15 minutes in all, and lift it out.",
   "Fry the onions in the same pan over a medium heat for 8 minutes, until golden. Stir in the garlic and ginger.",
   "Return the goat with the whole Scotch bonnet chilli, the thyme, the chopped tomatoes and 600 ml of water. Bring to the boil.",
   "Cover and simmer over the lowest heat for 2 hours, stirring now and then, and adding a splash of water if it gets dry.",
   "Add the potatoes. Simmer for 30 minutes more, half covered, until the goat is very tender and the potatoes thicken the gravy.",
   "Take out the thyme and the chilli. Scatter over the spring onions and serve."
  ],
  "chef_notes": "Rice and peas go with it. The rubbed meat can wait overnight in the fridge. It keeps for 2 days in the fridge and freezes for 3 months. Mutton or lamb shoulder cooks the same."
 },
 {
  "id": "2359bb80-d277-428b-b745-b1323632cc9d",
  "name": "Egg Fried Rice",
  "course": "side",
  "description": "Loose, savoury rice with soft egg, peas and spring onion. Cold, dry grains and a hot pan do the work.",
  "servings": 4,
  "prep_time": 30,
  "cook_time": 18,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegetarian",
   "Chinese",
   "Family"
  ],
  "ingredients": [
   {
    "name": "long-grain rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "sesame oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "frozen peas",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "5",
    "unit": ""
   },
   {
    "name": "soy sauce",
    "quantity": "2",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Boil the rice for 10 minutes, until just tender. Drain it and rinse it under the cold tap.",
   "Spread the rice on a tray and leave it for 20 minutes, until cool and dry.",
   "Beat the eggs with the sesame oil. Heat half the sunflower oil in a wok over a high heat.",
   "Pour in the eggs and stir for 1 minute, until just set. Tip them on to a plate.",
   "Heat the rest of the sunflower oil in the wok. Fry the garlic, peas and half the spring onions for 2 minutes.",
   "Add the rice and toss for 5 minutes, until the grains are separate and steaming hot.",
   "Stir in the soy sauce and the eggs, broken up, and scatter over the rest of the spring onions."
  ],
  "chef_notes": "Rice cooked the day before works well if it was cooled within 1 hour and kept in the fridge. Do not reheat it again after frying."
 },
 {
  "id": "dc6f0a80-5d3a-4e8b-8729-14c429860545",
  "name": "Everyday Tomato Sauce",
  "course": "sauce",
  "description": "A big pan of the sauce that goes on everything: pasta, pizza, meatballs, baked eggs. Half for tonight, half for the freezer.",
  "servings": 8,
  "prep_time": 10,
  "cook_time": 33,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Italian",
   "Gluten Free",
   "Family"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, sliced",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "3",
    "unit": "tins"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "dried oregano",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "basil",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a wide pan over a medium-low heat. Cook the onion with a pinch of salt for 8 minutes, until soft and sweet but not brown.",
   "Add the garlic and tomato purée. Cook for 2 minutes, stirring, until the purée darkens.",
   "Add the chopped tomatoes, sugar, oregano and the stalks of the basil. Bring to the boil.",
   "Simmer for 23 minutes, stirring now and then, until thick enough to hold a line drawn with a spoon.",
   "Take out the basil stalks. Tear in the leaves and season with salt and black pepper.",
   "Leave it as it is, or blend it smooth for small children and pizza."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and 3 months in the freezer, in portions. Makes about 1 litre, enough for 8 portions of pasta."
 },
 {
  "id": "705fd26e-5780-4366-b9b0-37b627cbdcbb",
  "name": "Fattoush with Chickpeas",
  "course": "salad",
  "description": "Crisp bread, crunchy vegetables and handfuls of herbs, sour with sumac. Chickpeas turn it from a side into supper.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 10,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Vegan",
   "Vegetarian",
   "Lebanese",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "pitta breads",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "sumac",
    "quantity": "3",
    "unit": "tsp"
   },
   {
    "name": "lemon juice",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "pomegranate molasses",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "garlic, crushed",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "chickpeas, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "romaine lettuces, shredded",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "cucumber, cubed",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "tomatoes, cut into wedges",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "radishes, sliced",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "mint",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "parsley",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Split the pitta breads and tear them into pieces.",
   "Toss the pitta with 1 tablespoon of the oil and 1 teaspoon of the sumac on a tray. Bake for 8 minutes, until golden and crisp.",
   "Whisk the rest of the oil and sumac with the lemon juice, pomegranate molasses and garlic in a wide bowl. Season with salt and black pepper.",
   "Rinse the chickpeas, shake them dry and turn them in the dressing. Leave for 5 minutes while you tear the mint and parsley leaves.",
   "Add the lettuces, cucumber, tomatoes, radishes, spring onions, mint and parsley and toss.",
   "Fold in the crisp pitta and serve straight away."
  ],
  "chef_notes": "Keep bread, vegetables and dressed chickpeas apart and it waits a day in the fridge. Gluten-free corn tortillas may take the place of the pitta."
 },
 {
  "id": "d59b6242-7d64-434a-be6f-0c967bacc66a",
  "name": "Fish Finger Tacos",
  "course": "main",
  "description": "Proof that the freezer drawer knows how to party.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 18,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Quick & Easy",
   "International",
   "Mexican",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "fish fingers",
    "quantity": "16",
    "unit": ""
   },
   {
    "name": "red cabbage",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "mayonnaise",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "chipotle paste",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sweetcorn",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "avocado",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "tortillas",
    "quantity": "8",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Spread the fish fingers over a baking tray.",
   "Bake for 15 minutes, turning them halfway, until crisp and piping hot in the middle.",
   "Meanwhile, shred the cabbage finely. Toss it with the juice of one lime and a pinch of salt.",
   "Stir the mayonnaise and the chipotle paste together. Drain the sweetcorn, slice the avocado and cut the other lime into wedges.",
   "Warm the tortillas in the oven for 2 minutes, wrapped in foil.",
   "Fill each tortilla with cabbage, sweetcorn, avocado and two fish fingers. Drizzle with the smoky mayonnaise, scatter with coriander and hand round the lime."
  ],
  "chef_notes": "Choose small soft tortillas. If you only have big ones, cut them in half and roll them into cones."
 },
 {
  "id": "db3371b2-8edd-4b39-b2f6-873441d0b4ef",
  "name": "Fish Pie",
  "course": "main",
  "description": "White fish, smoked fish and prawns in a parsley sauce, tucked under buttery mash. A pie for a wet evening.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 64,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "British",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "floury potatoes, cut into chunks",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "butter",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "500",
    "unit": "ml"
   },
   {
    "name": "skinless cod fillets",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "skinless smoked haddock fillets",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "leek, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "raw king prawns, peeled",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "frozen peas",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "parsley, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "mature Cheddar, grated",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Boil the potatoes in salted water for 15 minutes, until a knife slides in. Drain and mash them with 30 g of the butter and a splash of the milk.",
   "Put the cod and smoked haddock in a wide pan with the rest of the milk. Simmer gently for 6 minutes, until the fish just flakes.",
   "Lift the fish into a 2 litre ovenproof dish and break it into large flakes, taking out any bones. Keep the milk.",
   "Melt the other 50 g of butter in a pan over a medium heat. Cook the leek for 8 minutes, until soft.",
   "Stir in the flour, then the warm milk a little at a time. Simmer for 5 minutes, stirring, until thick.",
   "Stir in the prawns, peas and parsley, season with black pepper and pour over the fish. Heat the oven to 200°C, or 180°C with a fan.",
   "Spread over the mash, rough it up with a fork and scatter over the Cheddar.",
   "Bake for 30 minutes, until golden and bubbling at the edges and the prawns are pink all over."
  ],
  "chef_notes": "Make it up to a day ahead, let it cool and keep it covered in the fridge: give it 15 minutes more and see that the middle is steaming hot. Frozen fish works if it is thawed first."
 },
 {
  "id": "cf7aec16-0aa2-46f6-9307-8442f415fa37",
  "name": "Flourless Chocolate Cake",
  "course": "dessert",
  "description": "Dark, damp and a little sunken in the middle, exactly as it should be. Eggs do all the work that flour would.",
  "servings": 10,
  "prep_time": 20,
  "cook_time": 35,
  "difficulty": "medium",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegetarian",
   "French",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "dark chocolate",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "6",
    "unit": ""
   },
   {
    "name": "caster sugar",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "cocoa powder",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Butter a 23 cm springform tin and line the base with baking paper.",
   "Break up the chocolate, cut up the butter and melt them in a bowl set over barely simmering water. Leave to cool for 5 minutes.",
   "Separate the eggs. Whisk the yolks with half the sugar for 3 minutes, until pale and thick.",
   "Fold the melted chocolate into the yolks, then sift in the cocoa powder and stir in the vanilla extract and salt.",
   "Whisk the egg whites in a clean bowl until they stand in soft peaks. Whisk in the rest of the sugar, a spoonful at a time, until glossy.",
   "Stir a third of the whites into the chocolate, then gently fold in the rest with a large metal spoon.",
   "Pour into the tin. Bake for 35 minutes, until risen and cracked, and a skewer comes out with moist crumbs but no wet batter.",
   "Leave it in the tin until cold: it sinks, and should. Loosen the edge with a knife and lift it out."
  ],
  "chef_notes": "It keeps for 3 days in a tin and is at its best on the second. Check the label of the chocolate if somebody cannot have gluten or nuts."
 },
 {
  "id": "855f4c13-91c2-4893-91f1-910121e92da7",
  "name": "French Onion Soup",
  "course": "soup",
  "description": "Onions cooked down until they are brown jam, beef stock, wine and a raft of toasted cheese. The stirring is the price of it.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 85,
  "difficulty": "medium",
  "tags": [
   "Soup",
   "French",
   "Comfort"
  ],
  "ingredients": [
   {
    "name": "butter",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onions, finely sliced",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "dry white wine",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "beef stock",
    "quantity": "1.2",
    "unit": "litres"
   },
   {
    "name": "bay leaf",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "3",
    "unit": "sprigs"
   },
   {
    "name": "baguette",
    "quantity": "8",
    "unit": "slices"
   },
   {
    "name": "Gruyère, grated",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Melt the butter with the oil in a large, heavy pan over a medium heat. Add the onions and sugar, cover, and cook for 15 minutes, until soft.",
   "Take off the lid. Cook for 35 minutes, stirring often, until the onions are a deep, even brown.",
   "Stir in the flour and cook for 1 minute.",
   "Pour in the white wine and boil for 3 minutes, scraping the bottom of the pan.",
   "Add the beef stock, bay leaf and thyme. Simmer for 25 minutes, take out the herbs and season with salt and black pepper.",
   "Heat the grill to high. Toast the baguette slices on both sides for 3 minutes in all, until crisp.",
   "Ladle the soup into four heatproof bowls on a tray. Float the baguette on top and cover with the Gruyère.",
   "Grill for 3 minutes, until the cheese is bubbling and brown. The bowls will be very hot."
  ],
  "chef_notes": "The soup without its toast keeps for 2 days in the fridge and freezes for 3 months. Gruyère and beef stock are not vegetarian; use vegetable stock and a vegetarian hard cheese if you need it to be."
 },
 {
  "id": "5dd333f0-1791-47ac-99c4-b3d2ffb40a89",
  "name": "Fruit Scones",
  "course": "baking",
  "description": "Tall, tender and split with a twist of the hands. Jam first or cream first is between you and your conscience.",
  "servings": 10,
  "prep_time": 20,
  "cook_time": 14,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Sweet",
   "British",
   "Family"
  ],
  "ingredients": [
   {
    "name": "self-raising flour",
    "quantity": "450",
    "unit": "g"
   },
   {
    "name": "baking powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "cold butter, cubed",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "sultanas",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "buttermilk",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "egg, beaten",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Put a baking tray inside to get hot.",
   "Stir the flour, baking powder and salt together. Rub in the butter with your fingertips until it looks like crumbs.",
   "Stir in the sugar and the sultanas, then the buttermilk with a knife, until it comes together in a soft, shaggy dough.",
   "Turn it out on a floured worktop and fold it over on itself three times. Pat it out to 3 cm thick.",
   "Cut out 10 rounds with a floured 6 cm cutter, pressing straight down without a twist. Press the trimmings together for the last ones.",
   "Line the hot tray with baking paper, lift the scones on and brush only the tops with the beaten egg.",
   "Bake for 14 minutes, until well risen, golden, and hollow when tapped underneath. Cool on a rack."
  ],
  "chef_notes": "Scones are for the day they are baked; freeze the rest and warm them from frozen. No buttermilk? Use milk with a tablespoon of lemon juice."
 },
 {
  "id": "d4c960fc-d57f-447f-8868-c7ad5d5f32dd",
  "name": "Fudgy Walnut Brownies",
  "course": "baking",
  "description": "Crackled on top, gooey in the middle, gone by teatime.",
  "servings": 12,
  "prep_time": 20,
  "cook_time": 30,
  "difficulty": "medium",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegetarian",
   "American"
  ],
  "ingredients": [
   {
    "name": "dark chocolate",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "plain flour",
    "quantity": "85",
    "unit": "g"
   },
   {
    "name": "cocoa powder",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "walnuts",
    "quantity": "75",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Line a 20 centimetre square tin with baking paper.",
   "Break up the chocolate and cut up the butter. Melt them together in a bowl set over a pan of barely simmering water, then leave to cool for 5 minutes.",
   "Whisk the eggs, sugar and vanilla in a large bowl for 3 minutes, until pale and thick.",
   "Fold in the melted chocolate. Sift over the flour, the cocoa and a pinch of salt, add the chopped walnuts and fold until no dry streaks remain.",
   "Pour the mixture into the tin and bake for 25 minutes. The top should be cracked and the middle should still have a slight wobble.",
   "Leave the brownies in the tin until completely cold, then cut them into squares with a warm knife."
  ],
  "chef_notes": "A skewer should come out with sticky crumbs, but not with wet batter. They firm up a good deal as they cool."
 },
 {
  "id": "562b4827-19bd-400e-acdf-55b5b017bd8f",
  "name": "Garlic Prawns",
  "course": "starter",
  "description": "Gambas al ajillo: prawns in sizzling olive oil with more garlic than seems wise. Have something ready to mop the dish.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 8,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Spanish",
   "Spicy",
   "Gluten Free",
   "Dairy Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "raw peeled king prawns",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "garlic, thinly sliced",
    "quantity": "6",
    "unit": "cloves"
   },
   {
    "name": "red chilli, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "smoked paprika",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "parsley, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Pat the prawns dry with kitchen paper and season them with salt. Wash your hands.",
   "Put the oil, garlic and red chilli in a wide frying pan over a low heat. Warm gently for 4 minutes, until the garlic is just turning gold.",
   "Turn up the heat and add the prawns in one layer. Cook for 3 minutes, turning once, until pink all over and firm.",
   "Take the pan off the heat and stir in the smoked paprika and the lemon juice.",
   "Scatter over the parsley and serve at once, still sizzling."
  ],
  "chef_notes": "Frozen prawns do well: thaw them overnight in the fridge and dry them well. This does not keep, and never needs to."
 },
 {
  "id": "c1a20a7e-3c69-4abe-ae42-72c1c32df8da",
  "name": "Gazpacho",
  "course": "soup",
  "description": "A cold, silky tomato soup for days when nobody wants to stand at the hob. Make it ahead: it needs two hours in the fridge to be properly cold.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Vegan",
   "Vegetarian",
   "Spanish",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "day-old white bread, crusts removed",
    "quantity": "75",
    "unit": "g"
   },
   {
    "name": "sherry vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ripe tomatoes, roughly chopped",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "cucumber, peeled",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, deseeded",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Tear the bread into a bowl and add the sherry vinegar and 3 tablespoons of cold water. Leave it to soak for 5 minutes.",
   "Set aside a quarter of the cucumber and of the red pepper, and dice them finely. Chop the rest roughly.",
   "Blend the tomatoes, chopped cucumber and red pepper, garlic, soaked bread and salt until very smooth.",
   "With the motor running, pour in the olive oil in a thin stream, until the soup turns pale orange and creamy.",
   "Press the soup through a sieve if you want it silky. Cover and chill until ice-cold.",
   "Taste for salt and vinegar, and serve with the diced cucumber and red pepper on top."
  ],
  "chef_notes": "It keeps for 2 days in the fridge. Use the ripest tomatoes you can find: there is nothing here to hide a pale one."
 },
 {
  "id": "35c73714-8aaf-487c-94fb-7d94f2e6cd0a",
  "name": "Ginger Chicken Noodle Soup",
  "course": "soup",
  "description": "The soup to send for when anyone in the house so much as sniffles.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Chicken",
   "Healthy",
   "International",
   "Chinese"
  ],
  "ingredients": [
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ginger",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "chicken stock",
    "quantity": "1200",
    "unit": "ml"
   },
   {
    "name": "chicken thigh fillets",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "egg noodles",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "pak choi",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "spring onions",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "red chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Slice the garlic, cut the ginger into thin matchsticks and slice the carrots. Put them in a large pan with the stock and bring to the boil.",
   "Add the chicken thighs and the soy sauce. Cover and simmer gently for 15 minutes, until the chicken is cooked through with no pink left.",
   "Lift the chicken on to a clean board and shred it with two forks.",
   "Bring the broth back to the boil, add the noodles and cook for 4 minutes, stirring to loosen them.",
   "Quarter the pak choi and add it to the pan with the shredded chicken. Cook for 2 minutes, until the leaves wilt and the chicken is piping hot.",
   "Slice the spring onions and the chilli. Ladle the soup into deep bowls, scatter both over the top and squeeze in the lime."
  ],
  "chef_notes": "The noodles go on drinking the broth. If you are cooking for tomorrow, boil them fresh and add them to each bowl."
 },
 {
  "id": "91c78d1f-f782-4d6a-b2f9-33aae4036e41",
  "name": "Gingery Beef Stir-Fry",
  "course": "main",
  "description": "Faster than ordering in, and nobody has to find the door key.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Beef",
   "Quick & Easy",
   "International",
   "Chinese",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "rump steak",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "cornflour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "honey",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "egg noodles",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "Tenderstem broccoli",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "pepper",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ginger",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "spring onions",
    "quantity": "4",
    "unit": ""
   }
  ],
  "method": [
   "Slice the steak into thin strips across the grain. Toss it with the cornflour and 1 tablespoon of the soy sauce.",
   "Halve the broccoli lengthways and slice the pepper. Finely chop the ginger and garlic, and slice the spring onions.",
   "Mix the rest of the soy sauce with the honey and 3 tablespoons of water.",
   "Cook the noodles in boiling water for 4 minutes, or as the packet says. Drain, rinse under the cold tap and shake dry.",
   "Heat half the oil in a wok or your largest frying pan until smoking. Stir-fry the beef for 2 minutes, until browned, and tip it on to a clean plate.",
   "Heat the rest of the oil in the wok. Stir-fry the broccoli and pepper with a splash of water for 4 minutes, until bright and just tender.",
   "Add the ginger and garlic and stir for 1 minute. Return the beef and add the noodles, the sauce and the spring onions.",
   "Toss everything over a high heat for 2 minutes, until the sauce is glossy and the noodles are hot."
  ],
  "chef_notes": "Half an hour in the freezer makes the steak much easier to slice thinly."
 },
 {
  "id": "9b46db77-7d27-497b-ac08-6b5d58b12251",
  "name": "Golden Syrup Flapjacks",
  "course": "baking",
  "description": "Chewy, buttery-tasting squares that happen to suit nearly everybody: no milk, egg, nuts or wheat. Made in one pan.",
  "servings": 16,
  "prep_time": 10,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Sweet",
   "British",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "dairy-free spread",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "golden syrup",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "gluten-free porridge oats",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "sunflower seeds",
    "quantity": "60",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Line a 20 cm square tin with baking paper.",
   "Warm the dairy-free spread, sugar, golden syrup and salt in a large pan over a low heat for 5 minutes, stirring, until melted and smooth.",
   "Take the pan off the heat. Stir in the oats and sunflower seeds until every oat is coated.",
   "Tip the mixture into the tin and press it down hard with the back of a spoon: this stops it crumbling.",
   "Bake for 25 minutes, until golden with slightly darker edges. It is soft while hot.",
   "Mark 16 squares with a knife while it is warm, but leave it in the tin until completely cold. Then cut through and lift out."
  ],
  "chef_notes": "They keep for a week in a tin. Check that the spread is meant for baking, and that the oats are labelled gluten-free if that matters."
 },
 {
  "id": "963da172-7edc-4d8a-9653-c8914a81998d",
  "name": "Greek Salad",
  "course": "salad",
  "description": "Big pieces of ripe tomato, cucumber and olives with a slab of feta on top. No lettuce, and no apology for it.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Vegetarian",
   "Greek",
   "Quick & Easy",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "red onion, finely sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red wine vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ripe tomatoes, cut into wedges",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "cucumber",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "green pepper, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "Kalamata olives",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "vegetarian feta",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "dried oregano",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Toss the red onion with the red wine vinegar and a pinch of salt. Leave it for 10 minutes, until pink and less fierce.",
   "Halve the cucumber lengthways and slice it thickly.",
   "Put the tomatoes, cucumber, green pepper and olives in a wide bowl. Season with salt and black pepper.",
   "Add the red onion with its vinegar and half the olive oil, and toss gently.",
   "Lay the feta on top in thick slices, scatter over the oregano and pour over the rest of the olive oil."
  ],
  "chef_notes": "Take the tomatoes out of the fridge an hour ahead: cold ones taste of little. The vegetables can be cut in the morning; add the dressing and feta at the table."
 },
 {
  "id": "5618593b-43ea-4266-8d3e-93810fc841e6",
  "name": "Green Shakshuka",
  "course": "breakfast",
  "description": "Eggs tucked up under a bright green blanket of leeks, peas and spinach.",
  "servings": 2,
  "prep_time": 10,
  "cook_time": 25,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegetarian",
   "International",
   "Spicy",
   "Middle Eastern"
  ],
  "ingredients": [
   {
    "name": "leeks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "garlic",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "green chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "frozen peas",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "spinach",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "feta",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "coriander",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Trim the leeks, wash them well and slice them thinly. Finely chop the garlic and the chilli.",
   "Heat the oil in a wide, lidded frying pan over a medium heat. Add the leeks and a pinch of salt and cook for 8 minutes, until soft but still bright.",
   "Stir in the garlic, chilli and cumin and cook for 1 minute, until they smell wonderful.",
   "Add the peas and a splash of water, then the spinach a handful at a time. Cook for 4 minutes, until the spinach has wilted and most of the liquid has gone.",
   "Season, then make four hollows with the back of a spoon and crack an egg into each one. Cover and cook over a low heat for 6 minutes, until the whites are set.",
   "Crumble over the feta, scatter with the coriander and squeeze over a little lemon. Eat straight from the pan with warm bread."
  ],
  "chef_notes": "For firm yolks, keep the lid on until the whites and yolks no longer wobble."
 },
 {
  "id": "427b1762-df37-4ddd-9426-40a2ce9e3653",
  "name": "Guacamole",
  "course": "sauce",
  "description": "Ripe avocado, lime, chilli and salt, crushed rather than blended. Gone before the rest of dinner is ready.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Mexican",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "red onion, finely chopped",
    "quantity": "1/2",
    "unit": ""
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "ripe avocados",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "green chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "tomato",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Stir the red onion with the juice of one of the limes and the salt. Leave it for 5 minutes, until it turns pink.",
   "Halve the tomato, scoop out the seeds and chop the flesh small.",
   "Scoop the avocados into a bowl and crush them with a fork, leaving some lumps.",
   "Fold in the red onion with its juice, the tomato, the green chilli and the coriander.",
   "Taste, and sharpen it with as much of the second lime as it wants. Serve soon."
  ],
  "chef_notes": "To keep it green for a day, smooth the top, cover it with a thin layer of water and chill it; pour the water off and stir before serving."
 },
 {
  "id": "f9ba0c07-1ce7-44b5-8503-3dee1d3833cf",
  "name": "Ham and Pea Soup",
  "course": "soup",
  "description": "Bright green, thick and sweet, with salty pieces of ham. Nearly all of it comes out of the freezer.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Pork",
   "British",
   "Comfort",
   "Family"
  ],
  "ingredients": [
   {
    "name": "butter",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "potato, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "chicken stock",
    "quantity": "900",
    "unit": "ml"
   },
   {
    "name": "frozen peas",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "mint",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "thick-cut cooked ham, diced",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "double cream",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "black pepper",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Melt the butter in a large pan over a medium heat. Cook the onion for 8 minutes, until soft but not brown.",
   "Add the potato and chicken stock. Simmer for 12 minutes, until the potato falls apart when pressed.",
   "Add the peas and bring back to the boil. Simmer for 4 minutes, until tender and still bright.",
   "Take the pan off the heat, add the mint leaves and blend until smooth.",
   "Stir in the ham and cream. Simmer for 6 minutes, until the ham is piping hot, and season with black pepper."
  ],
  "chef_notes": "Ham and stock bring enough salt, so taste before you add any. It keeps for 2 days in the fridge and freezes for 2 months."
 },
 {
  "id": "a523f1df-5dac-4b3e-a238-5e5e6797dee9",
  "name": "Huevos Rancheros",
  "course": "breakfast",
  "description": "Fried eggs on warm corn tortillas with smoky beans and a quick tomato salsa. A ranch breakfast, no ranch required.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegetarian",
   "Mexican",
   "Gluten Free",
   "Dairy Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "green chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "black beans, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "gluten-free corn tortillas",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "avocado, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat 1 tablespoon of the oil in a pan over a medium heat. Cook the onion for 5 minutes, until soft, then stir in the garlic and green chilli.",
   "Spoon half of the onion into a small pan, add the chopped tomatoes and simmer for 8 minutes, until thick.",
   "Meanwhile, stir the black beans, cumin, smoked paprika and 4 tablespoons of water into the other half. Warm through and crush roughly with a fork.",
   "Season the tomatoes and the beans with salt and black pepper.",
   "Warm the tortillas in a dry frying pan until pliable, and keep them wrapped in a clean cloth.",
   "Heat the rest of the oil in the frying pan and fry the eggs for 3 minutes, until the whites are set all through.",
   "Spread the beans over the tortillas and top with the eggs, tomatoes, avocado and coriander. Serve with the lime."
  ],
  "chef_notes": "The yolks are soft, so use eggs with the British Lion stamp, or cook them through. The beans and the tomato sauce keep for 2 days in the fridge."
 },
 {
  "id": "fc0e8929-d79f-454f-b28a-323fc1526ce5",
  "name": "Hummus",
  "course": "sauce",
  "description": "Smooth as cream from tinned chickpeas: a simmer with bicarbonate of soda is the trick. No shop tub comes near.",
  "servings": 8,
  "prep_time": 10,
  "cook_time": 17,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Lebanese",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "chickpeas, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "bicarbonate of soda",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "garlic, crushed",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "lemons",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "tahini",
    "quantity": "120",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "paprika",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Put the chickpeas and bicarbonate of soda in a pan and cover well with water. Boil for 15 minutes, until the chickpeas are falling apart.",
   "Meanwhile, squeeze the lemons. Stir the garlic into 4 tablespoons of the juice and leave it to lose its bite.",
   "Drain the chickpeas, rinse them under the cold tap and shake them dry.",
   "Blend the tahini with the lemon and garlic for 1 minute, until thick and pale. Loosen it with 4 tablespoons of ice-cold water.",
   "Add the chickpeas, cumin and salt. Blend for 4 minutes, until silky, with a little more cold water if it is stiff.",
   "Taste for lemon. Spread it in a shallow bowl, pour over the olive oil and dust with the paprika."
  ],
  "chef_notes": "It keeps for 2 days in the fridge, covered. Take it out a while before you eat it: cold hummus is dull."
 },
 {
  "id": "f754f90c-33ea-4223-9211-4e445ac986e1",
  "name": "Japchae",
  "course": "main",
  "description": "Slippery sweet potato noodles with bright vegetables, sesame and tamari. As good at room temperature as it is hot.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "medium",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Korean",
   "Gluten Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sweet potato glass noodles",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "tamari",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "toasted sesame oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots, cut into matchsticks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "red pepper, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "shiitake mushrooms, sliced",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "spinach",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Boil the noodles for 6 minutes, until soft but springy. Drain them, rinse them under the cold tap and snip them a few times with scissors.",
   "Stir together the tamari, sugar and sesame oil. Toss the noodles with half of it.",
   "Heat the sunflower oil in a wok over a high heat. Fry the onion, carrots and red pepper for 3 minutes, until they begin to soften.",
   "Add the mushrooms and garlic. Fry for 3 minutes, until the mushrooms are tender.",
   "Add the spinach and toss until it has just wilted.",
   "Add the noodles and the rest of the sauce. Toss for 2 minutes, until hot and glossy.",
   "Scatter over the spring onions and sesame seeds and serve."
  ],
  "chef_notes": "It keeps for 2 days in the fridge; the noodles go stiff when cold and come back in a hot pan with a spoonful of water."
 },
 {
  "id": "878a7ba6-ab8e-4352-8d77-f7b650522f74",
  "name": "Jollof Rice",
  "course": "main",
  "description": "Party rice, red and smoky, steamed in a fried pepper and tomato sauce. The scorched layer at the bottom is for whoever washes up.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 58,
  "difficulty": "medium",
  "tags": [
   "Vegan",
   "Vegetarian",
   "West African",
   "Spicy",
   "Rice",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "red peppers, roughly chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "Scotch bonnet chilli, deseeded",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "sunflower oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "tomato purée",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "mild curry powder",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "dried thyme",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "vegetable stock",
    "quantity": "500",
    "unit": "ml"
   },
   {
    "name": "long-grain rice",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Blend the red peppers, chopped tomatoes, Scotch bonnet chilli and 1 of the onions until smooth. Slice the other onion.",
   "Heat the oil in a large, heavy pan over a medium heat. Fry the sliced onion for 8 minutes, until golden.",
   "Stir in the tomato purée and fry for 3 minutes, until it darkens.",
   "Pour in the blended sauce with the curry powder, thyme and bay leaves. Fry for 15 minutes, stirring often, until thick and the oil rises to the top.",
   "Rinse the rice until the water runs clear. Stir it into the sauce with the vegetable stock and salt, and bring to the boil.",
   "Cover with foil and a tight lid and turn the heat to its lowest. Steam for 30 minutes, until the rice is tender and the stock is gone.",
   "Turn up the heat for 2 minutes, until you smell the bottom toasting.",
   "Leave it to stand, covered, for 5 minutes. Take out the bay leaves and fluff with a fork."
  ],
  "chef_notes": "Cool leftovers within 1 hour, keep them in the fridge and eat them within a day, reheated once until steaming hot. For less heat, leave the chilli whole and lift it out at the end."
 },
 {
  "id": "2adc6d0f-3231-40b2-8709-4d8a294291f6",
  "name": "Kedgeree",
  "course": "breakfast",
  "description": "Smoked fish, gently spiced rice and boiled eggs: a grand breakfast that makes a very good supper too.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "medium",
  "tags": [
   "Breakfast",
   "Seafood",
   "British",
   "Rice",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "undyed smoked haddock fillets",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground coriander",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "basmati rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "parsley, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Lower the eggs into boiling water and boil for 8 minutes. Cool them under the cold tap, peel them and cut them into quarters.",
   "Put the haddock and bay leaves in a wide pan with 700 ml of water. Simmer gently for 7 minutes, until the fish flakes when you press it.",
   "Lift out the haddock and save 600 ml of the poaching water. Throw away the bay leaves, the skin and any bones, and break the fish into large flakes.",
   "Melt the butter in a large, lidded pan over a medium heat. Cook the onion for 6 minutes, until soft.",
   "Rinse the rice and stir it into the onion with the turmeric, ground coriander and cumin. Pour in the saved water and bring to the boil.",
   "Cover and cook over the lowest heat for 12 minutes, until the rice is tender and the water gone.",
   "Take it off the heat and leave it with the lid on for 5 minutes.",
   "Fork through the haddock, half the parsley and the juice of half the lemon. Season with black pepper; the fish is salty enough.",
   "Top with the eggs and the rest of the parsley. Serve with the other half of the lemon, cut into wedges."
  ],
  "chef_notes": "Eat it freshly made. Cool leftovers within 1 hour, keep them in the fridge without the eggs and eat them within a day, steaming hot. Oil in place of butter makes it free of milk."
 },
 {
  "id": "43f82318-1179-4de0-939b-bcb7110c42fc",
  "name": "Kuku Sabzi",
  "course": "main",
  "description": "A Persian herb frittata so green that the eggs only hold it together. Served in wedges, warm or cold, with radishes.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "medium",
  "tags": [
   "Vegetarian",
   "Persian",
   "Gluten Free",
   "Dairy Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "eggs",
    "quantity": "6",
    "unit": ""
   },
   {
    "name": "gluten-free baking powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "parsley",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "coriander",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "dill",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "spring onions",
    "quantity": "6",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "dried cranberries, chopped",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "radishes",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Whisk the eggs with the baking powder, turmeric and salt in a large bowl.",
   "Chop the parsley, coriander, dill and spring onions finely, by knife or in short bursts in a food processor.",
   "Stir the herbs, spring onions, garlic and cranberries into the eggs. It should be more herb than egg.",
   "Heat 2 tablespoons of the oil in a 24 cm non-stick frying pan over a medium-low heat. Spread in the mixture, cover and cook for 9 minutes, until set nearly to the top.",
   "Cut it into quarters in the pan and turn each over with a spatula. Pour the rest of the oil round the edge.",
   "Cook for 4 minutes more, until dark green, browned underneath and set right through.",
   "Serve in wedges with the radishes."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and travels well. Barberries are the real thing, if you find them, in place of cranberries."
 },
 {
  "id": "03c98fa6-2368-40bb-8f2f-d9a1058dedeb",
  "name": "Lasagne",
  "course": "main",
  "description": "A slow beef sauce, a proper white sauce and a top that crackles at the corners. It takes an afternoon, most of it unattended.",
  "servings": 6,
  "prep_time": 40,
  "cook_time": 103,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Pasta",
   "Italian",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrot, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "celery, finely chopped",
    "quantity": "1",
    "unit": "stick"
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "beef stock",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   },
   {
    "name": "butter",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "800",
    "unit": "ml"
   },
   {
    "name": "ground nutmeg",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "dried lasagne sheets",
    "quantity": "12",
    "unit": ""
   },
   {
    "name": "mozzarella, torn",
    "quantity": "125",
    "unit": "g"
   },
   {
    "name": "Parmesan, finely grated",
    "quantity": "50",
    "unit": "g"
   }
  ],
  "ingredient_groups": [
   {
    "name": "For the beef sauce",
    "start": 0
   },
   {
    "name": "For the white sauce and the layers",
    "start": 10
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium heat. Cook the onion, carrot and celery for 10 minutes, until soft and sweet.",
   "Turn up the heat and add the garlic and beef mince. Fry for 8 minutes, breaking it up, until browned with no pink left.",
   "Stir in the tomato purée, chopped tomatoes and beef stock. Simmer gently for 45 minutes, until thick, and season with salt and black pepper.",
   "While it simmers, melt the butter in a second pan. Stir in the flour, then whisk in the milk a little at a time, and the nutmeg. Keep whisking over a medium heat until smooth and thick.",
   "Heat the oven to 190°C, or 170°C with a fan. Stir half the Parmesan into the white sauce.",
   "Spread a third of the beef sauce in a deep ovenproof dish of about 30 x 20 cm. Cover with 4 lasagne sheets and a third of the white sauce. Do this twice more.",
   "Scatter over the mozzarella and the rest of the Parmesan. Bake for 40 minutes, until golden and bubbling and a knife slides through the middle.",
   "Leave it to stand for 10 minutes, so that it cuts into squares."
  ],
  "chef_notes": "Build it a day ahead and keep it covered in the fridge; it then needs about 15 minutes more in the oven. Portions freeze for up to 3 months: thaw them in the fridge and reheat until steaming hot all through."
 },
 {
  "id": "507512db-772d-412b-b216-84cc4fa1ae5b",
  "name": "Leek & Potato Soup",
  "course": "soup",
  "description": "The soup equivalent of a big jumper and nowhere to be.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Vegetarian",
   "Comfort",
   "British"
  ],
  "ingredients": [
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "leeks",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "potatoes",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "vegetable stock",
    "quantity": "900",
    "unit": "ml"
   },
   {
    "name": "double cream",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "chives",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Chop the onion. Trim the leeks, wash them well and slice them. Peel the potatoes and cut them into small cubes.",
   "Melt the butter in a large pan over a low heat. Add the onion, leeks and a good pinch of salt, cover and cook gently for 10 minutes, until soft but not brown.",
   "Stir in the potatoes and the stock and bring to the boil.",
   "Turn down the heat and simmer for 15 minutes, until a potato falls apart when you press it.",
   "Take the pan off the heat and blend until smooth, or mash it roughly for a chunkier bowl.",
   "Stir in the cream and warm through without boiling. Season with plenty of pepper and snip over the chives."
  ],
  "chef_notes": "Stop blending as soon as the soup is smooth. Potatoes that are blended for too long turn to glue."
 },
 {
  "id": "fc1ff926-dde9-48ed-9f03-01d1562efa92",
  "name": "Lemon Blueberry Pancakes",
  "course": "breakfast",
  "description": "Fat, fluffy and freckled with berries: a very good reason to leave the duvet.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Sweet",
   "Vegetarian",
   "Quick & Easy",
   "American"
  ],
  "ingredients": [
   {
    "name": "self-raising flour",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "baking powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "milk",
    "quantity": "225",
    "unit": "ml"
   },
   {
    "name": "blueberries",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Whisk the flour, baking powder, sugar and a pinch of salt together in a large bowl. Finely grate in the zest of the lemon.",
   "Melt half the butter and whisk it with the eggs and milk. Pour this into the dry ingredients and stir until only just combined. A few small lumps are welcome.",
   "Leave the batter to stand for 5 minutes, so that the pancakes puff up.",
   "Melt a little of the remaining butter in a large non-stick frying pan over a medium heat. Drop in four small ladlefuls of batter and dot each with blueberries.",
   "Fry for 2 minutes, until bubbles cover the tops and the edges look dry.",
   "Flip the pancakes and cook for 2 minutes more, until golden underneath and springy in the middle. Keep them warm while you fry the rest of the batter.",
   "Stack the pancakes on warm plates. Cut the lemon into wedges and squeeze over the top."
  ],
  "chef_notes": "Mix the batter as little as you dare: the more you stir, the chewier the pancake. Frozen blueberries work too; use them straight from the freezer so that they do not turn the batter grey."
 },
 {
  "id": "6585bb1c-7bb5-45cb-bf5e-9199893d9167",
  "name": "Lemon Chicken Orzo",
  "course": "main",
  "description": "A one-pot hug with enough lemon to keep it from getting soppy.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Main Course",
   "Pasta",
   "Quick & Easy",
   "Greek"
  ],
  "ingredients": [
   {
    "name": "chicken thigh fillets",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "orzo",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "chicken stock",
    "quantity": "850",
    "unit": "ml"
   },
   {
    "name": "frozen peas",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "lemons",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "Parmesan",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "dill",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Cut the chicken into bite-sized chunks and season it. Finely chop the onion and the garlic.",
   "Heat the oil in a wide, lidded pan over a medium-high heat. Brown the chicken for 6 minutes, turning now and then, and lift it out on to a plate.",
   "Turn down the heat, add the onion to the pan and cook for 5 minutes, until soft. Stir in the garlic and the orzo.",
   "Pour in the stock, return the chicken and its juices, and bring to the boil.",
   "Cover and simmer for 12 minutes, stirring often so that nothing sticks. The orzo should be tender and the chicken cooked through with no pink left.",
   "Stir in the peas, the zest of 1 lemon and the juice of both. Cook for 3 minutes, with a splash of water if it looks dry.",
   "Take the pan off the heat. Finely grate in the Parmesan, chop and stir in the dill, and season with plenty of pepper."
  ],
  "chef_notes": "Stop while it is still a little loose: orzo keeps drinking after it leaves the heat. Add a splash of water to leftovers and reheat them until steaming hot."
 },
 {
  "id": "e4616285-b85f-4897-9c47-d54b824a79da",
  "name": "Lemon Drizzle Loaf",
  "course": "baking",
  "description": "Sharp, sweet and crackly on top; it rarely sees a second day.",
  "servings": 10,
  "prep_time": 20,
  "cook_time": 50,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegetarian",
   "British"
  ],
  "ingredients": [
   {
    "name": "butter",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "280",
    "unit": "g"
   },
   {
    "name": "lemons",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "eggs",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "self-raising flour",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "milk",
    "quantity": "2",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Take the butter out of the fridge in good time, so that it is soft. Heat the oven to 180°C, or 160°C with a fan, and line a 900 gram loaf tin with baking paper.",
   "Beat the butter with 200 g of the sugar and the zest of both lemons until pale and fluffy.",
   "Beat in the eggs one at a time, with a spoonful of the flour after each. Fold in the rest of the flour and the milk.",
   "Scrape the mixture into the tin and level the top. Bake for 50 minutes, until golden and a skewer pushed into the middle comes out clean.",
   "Stir the juice of both lemons into the rest of the sugar, without waiting for it to dissolve.",
   "Prick the hot loaf all over with a skewer and slowly spoon over the drizzle. Leave it in the tin until cold, then slice."
  ],
  "chef_notes": "If the top browns too fast, lay a piece of foil loosely over the loaf for the last quarter of an hour."
 },
 {
  "id": "d64bede6-ae7b-4f41-a17e-f08f29eb1856",
  "name": "Lemony Green Beans with Almonds",
  "course": "side",
  "description": "Ten minutes, one pan, and suddenly beans are the best thing on the plate.",
  "servings": 4,
  "prep_time": 5,
  "cook_time": 10,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Quick & Easy",
   "Healthy",
   "Vegetarian",
   "French"
  ],
  "ingredients": [
   {
    "name": "green beans",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "flaked almonds",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "garlic",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Bring a large frying pan of salted water to the boil. Trim the beans and slice the garlic thinly.",
   "Boil the beans for 4 minutes, until just tender, then drain them.",
   "Melt the butter in the same pan over a medium heat. Add the almonds and stir for 2 minutes, until they turn golden.",
   "Add the garlic and the beans and toss for 1 minute, until the garlic smells sweet.",
   "Grate over the zest of half the lemon, squeeze in a little juice and season well."
  ],
  "chef_notes": "Have everything chopped before the almonds go in: they turn from golden to burnt in seconds."
 },
 {
  "id": "1d8162f3-ed50-4c19-bfc7-807e086154a8",
  "name": "Macaroni Cheese",
  "course": "main",
  "description": "Macaroni in a mustardy Cheddar sauce with a crunchy lid. The loosest sauce you dare to pour makes the creamiest dish.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 40,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Pasta",
   "British",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "macaroni",
    "quantity": "350",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "750",
    "unit": "ml"
   },
   {
    "name": "English mustard",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "vegetarian mature Cheddar, grated",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "dried breadcrumbs",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Boil the macaroni in salted water for 7 minutes, until a little underdone, and drain.",
   "Melt the butter in a large pan over a medium heat. Stir in the flour and cook for 1 minute, stirring.",
   "Whisk in the milk a little at a time. Simmer for 7 minutes, whisking, until smooth and as thick as double cream.",
   "Take the pan off the heat. Stir in the English mustard and 200 g of the Cheddar, until melted, and season with salt and black pepper.",
   "Stir in the macaroni and tip it all into a 2 litre ovenproof dish. Mix the breadcrumbs with the rest of the Cheddar and scatter them over.",
   "Bake for 25 minutes, until golden and bubbling at the edges."
  ],
  "chef_notes": "Stir in a few handfuls of cooked broccoli or peas to make it go further. It keeps for 2 days in the fridge: reheat it, covered, with a splash of milk, until steaming hot."
 },
 {
  "id": "f3414037-c333-49b1-8d8b-3c68db7a3e1e",
  "name": "Mango Lassi",
  "course": "drink",
  "description": "Thick, cold and golden with a breath of cardamom. It puts out the fire of any curry.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Indian",
   "Sweet",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "ripe mangoes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "natural yogurt",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "cold milk",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "ground cardamom",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "",
    "unit": ""
   },
   {
    "name": "ice cubes",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Peel the mangoes and cut the flesh from the stones.",
   "Put the mangoes in a blender with the yogurt, milk, sugar, cardamom and a tiny pinch of salt.",
   "Blend for 1 minute, until completely smooth and frothy.",
   "Taste, and blend in a little more sugar if the mangoes were sharp.",
   "Put a few ice cubes in four glasses, pour over the lassi and serve at once."
  ],
  "chef_notes": "It keeps for a day in the fridge: shake it well. With coconut yogurt and oat drink it is vegan. Tinned mango pulp, 450 g, works all year."
 },
 {
  "id": "b6933c37-a61d-497a-bd3d-a37d879ded52",
  "name": "Mapo Tofu with Mushrooms",
  "course": "main",
  "description": "Trembling tofu in a red, tingling sauce, with mushrooms where the pork would be. Sichuan pepper numbs just enough.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 18,
  "difficulty": "medium",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Chinese",
   "Spicy",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "basmati rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "firm silken tofu",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "Sichuan peppercorns",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "chestnut mushrooms, finely chopped",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "chilli bean paste",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "soy sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "cornflour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "3",
    "unit": ""
   }
  ],
  "method": [
   "Rinse the rice. Cook it in a pan of boiling water for 10 minutes, until tender, then drain it and keep it covered.",
   "Cut the tofu into 2 cm cubes and slide them into a bowl of hot salted water, which firms them up.",
   "Toast the Sichuan peppercorns in a dry wok until fragrant. Crush them to a powder.",
   "Heat the oil in the wok over a high heat. Fry the mushrooms for 6 minutes, until brown and dry.",
   "Turn down the heat, add the garlic, ginger and chilli bean paste and fry for 2 minutes, until the oil runs red.",
   "Add the soy sauce, sugar and 300 ml of water. Drain the tofu, slide it in and simmer for 4 minutes, shaking the wok rather than stirring.",
   "Mix the cornflour with 2 tablespoons of cold water. Trickle it in until the sauce is glossy and clings to the tofu.",
   "Sprinkle over the Sichuan pepper and the spring onions and serve with the rice."
  ],
  "chef_notes": "It keeps for 2 days in the fridge, the rice for one if cooled within 1 hour. Chilli bean paste is doubanjiang: brands differ in salt, so taste before adding the soy sauce."
 },
 {
  "id": "88102d72-97cc-4421-89c9-f3d52b12dacc",
  "name": "Masala Chai",
  "course": "drink",
  "description": "Strong tea simmered with ginger, cardamom and cinnamon, and creamy with oat drink. A whole café in one small pan.",
  "servings": 4,
  "prep_time": 5,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Indian",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "cardamom pods",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "ginger, sliced",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "cinnamon stick",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "whole cloves",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "black tea bags",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "barista oat drink",
    "quantity": "500",
    "unit": "ml"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "2",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Crush the cardamom pods lightly with the side of a knife, so that they open.",
   "Put the cardamom, ginger, cinnamon stick and whole cloves in a pan with 500 ml of water. Simmer for 8 minutes, until it smells strong.",
   "Add the tea bags and simmer for 3 minutes, until very dark.",
   "Pour in the oat drink and the sugar. Heat gently for 3 minutes, stirring, until steaming but not boiling.",
   "Strain into cups, pressing out the tea bags, and serve hot."
  ],
  "chef_notes": "The spiced tea without the oat drink keeps for 2 days in the fridge. With cow's milk you may let it boil up; oat drink turns gluey if you do."
 },
 {
  "id": "7f7202db-b09c-43db-bdfa-41dd65b574a1",
  "name": "Mee Goreng",
  "course": "main",
  "description": "Hawker-style fried noodles: sweet, dark and hot, with prawns, tofu and greens. Have all of it cut before you light the wok.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Malaysian",
   "Spicy",
   "Dairy Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "dried egg noodles",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "kecap manis",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "soy sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "tomato ketchup",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sambal oelek",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "firm tofu, cubed",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "raw peeled king prawns",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "spring greens, shredded",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "beansprouts",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "eggs, beaten",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Boil the noodles for 4 minutes, until just tender. Drain them and rinse them under the cold tap.",
   "Stir together the kecap manis, soy sauce, tomato ketchup and sambal oelek.",
   "Heat 2 tablespoons of the oil in a wok over a high heat. Fry the tofu for 3 minutes, until golden, and push it to one side.",
   "Add the prawns and garlic. Fry for 2 minutes, until the prawns are pink all over.",
   "Add the spring greens and beansprouts. Toss for 2 minutes, until the greens have wilted and the beansprouts are steaming hot.",
   "Push everything aside, pour in the rest of the oil and scramble the eggs in it until set.",
   "Add the noodles and the sauce. Toss over the high heat for 2 minutes, until sticky, and serve with the lime."
  ],
  "chef_notes": "Eat it fresh. Without the prawns, and with more tofu, it is vegetarian, if the sambal is made without shrimp."
 },
 {
  "id": "13cc96a0-d85b-438b-909f-21190d44fee9",
  "name": "Minestrone",
  "course": "soup",
  "description": "A thick soup of beans, pasta and whatever is in the vegetable drawer. It is generous with leftovers, and better for them.",
  "servings": 6,
  "prep_time": 20,
  "cook_time": 45,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Vegan",
   "Vegetarian",
   "Italian",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots, diced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "celery, diced",
    "quantity": "2",
    "unit": "sticks"
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "courgette, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "potato, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "vegetable stock",
    "quantity": "1.4",
    "unit": "litres"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "cannellini beans, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "macaroni",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "Savoy cabbage, shredded",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "basil",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium-low heat. Cook the onion, carrots and celery for 12 minutes, until soft and sweet.",
   "Stir in the garlic, courgette and potato. Cook for 3 minutes.",
   "Add the chopped tomatoes, vegetable stock and bay leaves. Simmer for 18 minutes, until the potato is tender.",
   "Stir in the cannellini beans and macaroni. Simmer for 7 minutes, stirring now and then.",
   "Stir in the cabbage. Simmer for 5 minutes, until the cabbage and macaroni are tender.",
   "Take out the bay leaves and season with salt and black pepper. Tear in the basil and serve."
  ],
  "chef_notes": "It keeps for 2 days in the fridge; the pasta drinks the broth, so add water when you reheat it. To freeze it, leave out the pasta and boil it fresh later."
 },
 {
  "id": "d59149b9-3e67-4447-a478-1cca2afe22e7",
  "name": "Mint Lemonade",
  "course": "drink",
  "description": "Sharp, green and properly cold, as it is served all over Beirut in summer. Make the syrup in the morning.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 5,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Lebanese",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "caster sugar",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "mint",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "lemons",
    "quantity": "5",
    "unit": ""
   },
   {
    "name": "sparkling water, chilled",
    "quantity": "1",
    "unit": "litre"
   },
   {
    "name": "ice cubes",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Put the sugar and 100 ml of water in a small pan. Simmer for 2 minutes, until the sugar has dissolved.",
   "Take it off the heat, add half the mint and leave for 10 minutes, then strain it into a large jug.",
   "Squeeze four of the lemons and stir the juice into the syrup. Slice the last lemon.",
   "Clap the rest of the mint between your hands to wake it up and drop it into the jug with the sliced lemon.",
   "Add plenty of ice cubes, pour in the sparkling water and stir once. Serve straight away."
  ],
  "chef_notes": "The strained syrup with the lemon juice keeps for 3 days in the fridge. Add the water, ice and fresh mint when you pour."
 },
 {
  "id": "883b5301-9beb-4c91-8502-3f8723abf3da",
  "name": "Misir Wat",
  "course": "main",
  "description": "Red lentils stewed with a great deal of onion and the deep red spice of Ethiopia. Slow onions are the whole secret.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 45,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Ethiopian",
   "Spicy",
   "Gluten Free",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "onions, very finely chopped",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "sunflower oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely grated",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "tomato purée",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "berbere",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "red lentils",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Put the onions in a heavy, dry pan over a medium-low heat. Cook for 10 minutes, stirring often, until soft and turning gold; add a spoonful of water if they catch.",
   "Stir in the oil, garlic and ginger. Cook for 3 minutes, until it smells sweet.",
   "Add the tomato purée and berbere. Fry gently for 5 minutes, stirring, until brick red and the oil separates.",
   "Rinse the lentils until the water runs clear. Stir them in with 1 litre of hot water.",
   "Simmer for 25 minutes, stirring often, until the lentils have melted into a thick stew.",
   "Stir in the salt and lemon juice and serve."
  ],
  "chef_notes": "Injera is the bread for it; rice will do. It keeps for 2 days in the fridge and freezes for 3 months. Berbere differs in heat: taste at the end of frying, and add a third spoonful if yours is mild."
 },
 {
  "id": "9b370ebd-bc34-4c08-bac2-cd8487a42f22",
  "name": "Miso Aubergine",
  "course": "side",
  "description": "Roasted until soft as butter, then glazed with sweet miso until it blisters. Half side dish, half reason to cook rice.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 32,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegan",
   "Vegetarian",
   "Japanese"
  ],
  "ingredients": [
   {
    "name": "aubergines",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "white miso paste",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ginger, finely grated",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "spring onions, finely sliced",
    "quantity": "2",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Line a baking tray with baking paper.",
   "Halve the aubergines lengthways and score the flesh deeply in a criss-cross, without cutting the skin.",
   "Brush all the oil over the cut sides. Roast, cut side up, for 25 minutes, until the flesh is soft right through.",
   "Meanwhile, stir the miso paste, sugar and ginger with 2 tablespoons of water to a smooth glaze.",
   "Spread the glaze over the aubergines. Roast for 7 minutes more, until it bubbles and browns at the edges.",
   "Scatter over the sesame seeds and spring onions and serve hot."
  ],
  "chef_notes": "Leftovers keep for 2 days in the fridge and are good cold. Some miso is made with barley: choose a rice miso labelled gluten-free if that matters."
 },
 {
  "id": "c0f48825-51da-4303-9e46-d9b329d3ac26",
  "name": "Moroccan Lamb Tagine",
  "course": "main",
  "description": "Lamb that gives way to a spoon, in a sauce of apricots, saffron and cinnamon. Long in the oven, short at the chopping board.",
  "servings": 6,
  "prep_time": 20,
  "cook_time": 150,
  "difficulty": "easy",
  "tags": [
   "Lamb",
   "Moroccan",
   "Comfort",
   "Gluten Free",
   "Dairy Free",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "lamb shoulder, cut into 4 cm pieces",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "onions, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely grated",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground coriander",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "cinnamon stick",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "saffron",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "dried apricots",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "chickpeas, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "coriander, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 160°C, or 140°C with a fan. Season the lamb with salt and black pepper.",
   "Heat the oil in a large ovenproof casserole over a high heat. Brown the lamb in batches, 12 minutes in all, and lift it out.",
   "Cook the onions in the fat over a medium heat for 8 minutes, until soft and golden.",
   "Stir in the garlic, ginger, cumin, ground coriander, turmeric, cinnamon stick and saffron until fragrant.",
   "Return the lamb with the chopped tomatoes and 300 ml of water. Bring to the boil, cover and cook in the oven for 1 hour 30 minutes.",
   "Stir in the apricots and chickpeas. Cook for 35 minutes more, uncovered, until the lamb falls apart and the sauce is thick.",
   "Take out the cinnamon stick. Stir in the juice of half the lemon, scatter over the chopped coriander and serve with the other half in wedges."
  ],
  "chef_notes": "Better on the second day. It keeps for 2 days in the fridge and freezes for 3 months. Couscous goes with it, or rice for those who eat no wheat."
 },
 {
  "id": "7982fd70-b566-4036-a481-ef67a9d3ea3b",
  "name": "Moules Marinière",
  "course": "main",
  "description": "A steaming pot of mussels in white wine, shallots and cream, with bread for the last of the sauce.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 13,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "French",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "mussels",
    "quantity": "2",
    "unit": "kg"
   },
   {
    "name": "butter",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "shallots, finely chopped",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "thyme",
    "quantity": "3",
    "unit": "sprigs"
   },
   {
    "name": "dry white wine",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "double cream",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "parsley, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "baguette",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "black pepper",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Scrub the mussels in cold water and pull off the beards. Throw away any that are broken, or open and do not close when tapped.",
   "Melt the butter in a very large, lidded pan over a medium heat. Cook the shallots, garlic and thyme for 5 minutes, until soft.",
   "Turn up the heat, pour in the white wine and boil for 2 minutes.",
   "Add the mussels and put on the lid. Cook for 5 minutes, shaking the pan twice, until the shells are wide open and the mussels firm.",
   "Lift the mussels into warm bowls with a slotted spoon. Throw away the thyme and any mussels that stayed shut.",
   "Stir the cream and parsley into the juices and simmer for 1 minute. Season with black pepper, pour over the mussels, leaving any grit behind, and serve with the baguette."
  ],
  "chef_notes": "Buy mussels on the day you eat them, and keep them in the fridge under a damp cloth, never in water. Leftovers do not keep."
 },
 {
  "id": "5f1105c3-3e20-49c9-a1fb-5882d19cdd01",
  "name": "Moussaka",
  "course": "main",
  "description": "Layers of roasted aubergine and cinnamon-scented lamb under a thick, golden custard of a sauce. A project, and worth one.",
  "servings": 6,
  "prep_time": 40,
  "cook_time": 121,
  "difficulty": "hard",
  "tags": [
   "Lamb",
   "Greek",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "aubergines, cut into 1 cm slices",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "lamb mince",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "ground cinnamon",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "dried oregano",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "red wine",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   },
   {
    "name": "butter",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "600",
    "unit": "ml"
   },
   {
    "name": "Parmesan, finely grated",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "2",
    "unit": ""
   }
  ],
  "ingredient_groups": [
   {
    "name": "For the layers",
    "start": 0
   },
   {
    "name": "For the sauce",
    "start": 11
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Brush the aubergines with 3 tablespoons of the oil and spread them on two trays. Roast for 25 minutes, until soft and browned.",
   "Heat the rest of the oil in a wide pan over a medium heat. Cook the onion for 8 minutes, until soft, and stir in the garlic.",
   "Turn up the heat and add the lamb mince. Fry for 8 minutes, until browned with no pink left, and spoon off the extra fat.",
   "Stir in the cinnamon, oregano, tomato purée, chopped tomatoes and red wine. Simmer for 30 minutes, until nearly dry, and season with salt and black pepper.",
   "Melt the butter in a pan, stir in the flour and whisk in the milk a little at a time. Simmer for 5 minutes, whisking, until very thick.",
   "Take the sauce off the heat and leave it to cool a little. Beat in half the Parmesan, then the eggs.",
   "Turn the oven down to 190°C, or 170°C with a fan. Layer half the aubergines, all the lamb and the other aubergines in a deep ovenproof dish.",
   "Spread over the sauce and scatter over the rest of the Parmesan. Bake for 45 minutes, until set and deep golden.",
   "Leave it to stand for 15 minutes before you cut it."
  ],
  "chef_notes": "It cuts best lukewarm, or reheated the next day until steaming hot. Make the lamb sauce up to 2 days ahead."
 },
 {
  "id": "e3e8fe59-c4f2-4c23-ac19-8b5d88137de2",
  "name": "Mushroom Stroganoff",
  "course": "main",
  "description": "Velvet sauce, tumbling noodles, and mushrooms that think they are steak.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 25,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Quick & Easy",
   "Comfort",
   "Pasta",
   "Russian",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "chestnut mushrooms",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "vegetable stock",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "tagliatelle",
    "quantity": "350",
    "unit": "g"
   },
   {
    "name": "soured cream",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "parsley",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Slice the mushrooms thickly, slice the onions thinly and chop the garlic.",
   "Heat half the butter with the oil in a large frying pan over a high heat. Fry the mushrooms for 8 minutes, until deep brown and no longer wet, and tip them on to a plate.",
   "Add the rest of the butter and the onions to the pan. Cook over a medium heat for 8 minutes, until golden and soft.",
   "Stir in the garlic and paprika, then the stock and the mustard. Return the mushrooms and simmer for 4 minutes.",
   "Meanwhile, cook the tagliatelle in boiling salted water for 8 minutes, or as the packet says. Save a mugful of the water and drain.",
   "Take the sauce off the heat and stir in the soured cream. Toss with the tagliatelle and a splash of the pasta water, and season well.",
   "Chop the parsley, scatter it over and serve at once."
  ],
  "chef_notes": "Salt mushrooms after they have browned, not before: salt draws out water and they will stew."
 },
 {
  "id": "0a90ccee-5ae9-4231-be39-1d38b80e5b15",
  "name": "No-Bake Lemon Cheesecake",
  "course": "dessert",
  "description": "A buttery crumb and a cool, sharp, softly set top. No oven and no gelatine; the fridge does the rest overnight.",
  "servings": 10,
  "prep_time": 30,
  "cook_time": 3,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Sweet",
   "Vegetarian",
   "American"
  ],
  "ingredients": [
   {
    "name": "digestive biscuits",
    "quantity": "225",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "vegetarian cream cheese",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "icing sugar",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "lemons",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "double cream",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "raspberries",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Line the base of a 20 cm springform tin with baking paper. Crush the biscuits to fine crumbs in a bag with a rolling pin.",
   "Melt the butter over a low heat for 3 minutes and stir it into the crumbs. Press them into the tin, right to the edge, and chill for as long as the filling takes.",
   "Beat the cream cheese with the icing sugar, the finely grated zest of both lemons and 4 tablespoons of their juice, until smooth.",
   "Whip the cream in another bowl until it stands in firm peaks, taking care not to go too far.",
   "Fold the cream into the cheese in two goes, until no streaks are left.",
   "Spread the filling over the base and level the top. Cover and chill overnight, until firm enough to cut.",
   "Run a warm knife round the edge, lift off the tin and top with the raspberries."
  ],
  "chef_notes": "Keep it in the fridge and eat it within 3 days. Use full-fat cheese straight from the fridge: low-fat cheese does not set."
 },
 {
  "id": "c342a07f-0013-48a4-8fa3-b2ce792ac21d",
  "name": "Oat and Raisin Cookies",
  "course": "baking",
  "description": "Crisp at the rim, chewy in the middle and full of plump raisins. Free of nuts, so fit for the school gate.",
  "servings": 16,
  "prep_time": 15,
  "cook_time": 26,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Sweet",
   "American",
   "Family"
  ],
  "ingredients": [
   {
    "name": "butter, softened",
    "quantity": "125",
    "unit": "g"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "egg",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "plain flour",
    "quantity": "125",
    "unit": "g"
   },
   {
    "name": "bicarbonate of soda",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "ground cinnamon",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "porridge oats",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "raisins",
    "quantity": "120",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 190°C, or 170°C with a fan. Line two baking trays with baking paper.",
   "Beat the butter and sugar for 3 minutes, until pale and creamy. Beat in the egg and the vanilla extract.",
   "Stir in the flour, bicarbonate of soda, cinnamon and salt, then the oats and raisins, to make a stiff dough.",
   "Roll it into 16 balls and set them well apart on the trays. Flatten each a little with your palm.",
   "Bake one tray after the other, for 13 minutes each, until the edges are golden and the middles still soft.",
   "Leave them on the tray until firm enough to lift, then cool them on a rack."
  ],
  "chef_notes": "They keep for 5 days in a tin. Freeze balls of raw dough and bake them from frozen, with a couple of minutes more."
 },
 {
  "id": "eaf22efa-83b7-4432-9017-725237a4c791",
  "name": "One-Tray Full English",
  "course": "breakfast",
  "description": "The whole fry-up, with one tray to wash and nobody stuck at the hob.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 40,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Pork",
   "Comfort",
   "British"
  ],
  "ingredients": [
   {
    "name": "pork sausages",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chestnut mushrooms",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "cherry tomatoes",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "smoked back bacon",
    "quantity": "8",
    "unit": "rashers"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "baked beans",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "bread",
    "quantity": "4",
    "unit": "slices"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Put the sausages in your largest roasting tin and toss them with the oil.",
   "Roast the sausages for 15 minutes, until they start to colour.",
   "Turn the sausages. Tuck the mushrooms and tomatoes around them, drape the bacon over the top and roast for 15 minutes.",
   "Push everything about to make four gaps and crack an egg into each one. Bake for 6 minutes, until the whites are set.",
   "While the eggs bake, warm the beans gently in a small pan for 5 minutes, stirring now and then. Toast the bread.",
   "Cut into the thickest sausage to check that it is hot and has no pink left. Season the eggs and carry the tray to the table with the beans and toast."
  ],
  "chef_notes": "If the tin looks crowded, use two: vegetables packed tightly will steam rather than roast."
 },
 {
  "id": "d2cfcb0c-941f-480f-b8f8-efe36a829da1",
  "name": "Oven Fish and Chips",
  "course": "main",
  "description": "Crumbed cod and thick chips from one hot oven, with crushed minty peas. All the Friday feeling with none of the deep fat.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 44,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "British",
   "Family",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "floury potatoes",
    "quantity": "900",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "plain flour",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "egg, beaten",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "dried breadcrumbs",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "skinless cod fillets",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "frozen peas",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "mint, chopped",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "lemon, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Peel the potatoes and cut them into chips as thick as a finger.",
   "Toss the potatoes with half the oil and some salt on a large baking tray. Roast for 22 minutes, until they begin to colour, and turn them.",
   "Season the cod with salt and black pepper. Put the flour, egg and breadcrumbs in three dishes and coat the cod in each in turn.",
   "Brush a second tray with half the remaining oil, lay the cod on it and drizzle over the rest.",
   "Put the cod in above the chips. Roast both for 18 minutes, until the crumb is golden, the fish flakes right through and the chips are crisp.",
   "Boil the peas for 4 minutes, until hot, and drain. Crush them with the butter and mint.",
   "Serve the fish and chips with the peas and the lemon."
  ],
  "chef_notes": "Haddock or pollock do just as well. Freeze the raw crumbed fish for up to 1 month, if it was not frozen before, and thaw it in the fridge."
 },
 {
  "id": "d3749ad5-4478-49fd-af54-4c705c2abf50",
  "name": "Pad Thai",
  "course": "main",
  "description": "Sweet, sour and salty noodles with prawns, egg and peanuts. Have everything chopped and in reach: the pan waits for nobody.",
  "servings": 2,
  "prep_time": 20,
  "cook_time": 9,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "Thai",
   "Noodles",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "flat rice noodles",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "tamarind paste",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "fish sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "garlic, finely chopped",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "raw king prawns, peeled",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "eggs, beaten",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "beansprouts",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "spring onions, cut into lengths",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "roasted peanuts, chopped",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Soak the noodles in hot water for 10 minutes, until bendy but still firm in the middle. Drain them.",
   "Stir together the tamarind paste, fish sauce and sugar until the sugar dissolves.",
   "Heat half the oil in a wok over a high heat. Fry the garlic and prawns for 3 minutes, until the prawns are pink all over, and lift them out.",
   "Heat the rest of the oil and pour in the eggs. Scramble for 1 minute, until set.",
   "Add the noodles and the tamarind sauce. Toss for 3 minutes, with a splash of water if they stick, until tender.",
   "Add the beansprouts, spring onions and prawns. Toss for 2 minutes, until the beansprouts are piping hot.",
   "Share between two plates and top with the peanuts, chilli flakes and lime."
  ],
  "chef_notes": "A wok holds two portions at most: for four, cook it twice. Without prawns, fry 200 g of firm tofu until golden."
 },
 {
  "id": "b8ba8689-5d2c-4c35-aa2a-c130bd22f220",
  "name": "Pão de Queijo",
  "course": "snack",
  "description": "Brazil's chewy, golden cheese puffs, made with tapioca flour and so free of wheat by birth. Eat them warm and stretchy.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 28,
  "difficulty": "medium",
  "tags": [
   "Vegetarian",
   "Brazilian",
   "Gluten Free",
   "Family"
  ],
  "ingredients": [
   {
    "name": "whole milk",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "sunflower oil",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "tapioca flour",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "eggs, beaten",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "vegetarian mature Cheddar, finely grated",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Line two baking trays with baking paper.",
   "Bring the milk, oil and salt just to the boil in a pan. Take it off the heat and stir in the tapioca flour: it turns into a sticky, grainy lump.",
   "Leave it to cool for 5 minutes, until you can put a finger in it.",
   "Beat in the eggs a little at a time, with a mixer or a strong arm, until smooth. Beat in the Cheddar.",
   "Roll the dough into 24 balls with oiled hands and set them apart on the trays.",
   "Bake for 23 minutes, swapping the trays halfway, until puffed, dry outside and pale gold. Serve warm."
  ],
  "chef_notes": "Freeze the raw balls on a tray, then in a bag for 2 months; bake from frozen, with 5 minutes more. They toughen once cold, so rewarm them."
 },
 {
  "id": "50df094b-bd70-488a-a90a-13168ed43f71",
  "name": "Pavlova",
  "course": "dessert",
  "description": "Crisp shell, marshmallow middle, a drift of cream and as much fruit as it will carry. Bake it early in the day: the meringue needs a couple of hours to cool in the oven.",
  "servings": 8,
  "prep_time": 30,
  "cook_time": 75,
  "difficulty": "medium",
  "tags": [
   "Dessert",
   "Vegetarian",
   "Australian",
   "Sweet"
  ],
  "ingredients": [
   {
    "name": "egg whites",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "caster sugar",
    "quantity": "220",
    "unit": "g"
   },
   {
    "name": "cornflour",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "white wine vinegar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "double cream",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "strawberries, halved",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "raspberries",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "passion fruit",
    "quantity": "2",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 150°C, or 130°C with a fan. Draw a 22 cm circle on baking paper and lay it, ink side down, on a baking tray.",
   "Whisk the egg whites in a clean, dry bowl until they stand in stiff peaks.",
   "Whisk in the sugar, a tablespoon at a time, until the meringue is thick and glossy and no grains can be felt between your fingers.",
   "Fold in the cornflour and vinegar. Pile the meringue into the circle and shape it into a nest with high sides.",
   "Put it in the oven and turn the heat down to 130°C, or 110°C with a fan. Bake for 1 hour 15 minutes, until the shell is dry and lifts off the paper.",
   "Turn off the oven, prop the door open a little and leave the meringue inside until completely cold.",
   "Whip the cream with the vanilla until it just holds its shape, and spoon it into the nest.",
   "Top with the strawberries and raspberries and the pulp of the passion fruit. Serve soon, before the shell softens."
  ],
  "chef_notes": "The unfilled meringue keeps for 3 days in an airtight tin. The yolks make custard, or the next carbonara."
 },
 {
  "id": "684201ec-ee8c-4f08-a2b6-9142ef538cee",
  "name": "Pear and Ginger Overnight Oats",
  "course": "breakfast",
  "description": "Stir it in the evening, eat it in the morning. Warm with ginger, sweet with pear and finished with a crunch of seeds.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegan",
   "Vegetarian",
   "Swiss",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "porridge oats",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "chia seeds",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ground ginger",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "oat drink",
    "quantity": "600",
    "unit": "ml"
   },
   {
    "name": "maple syrup",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ripe pears",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "pumpkin seeds",
    "quantity": "40",
    "unit": "g"
   }
  ],
  "method": [
   "Stir together the oats, chia seeds and ginger in a bowl with a lid.",
   "Pour in the oat drink and the maple syrup. Stir well, right down to the bottom.",
   "Core and coarsely grate one of the pears, toss it with the lemon juice and stir it in.",
   "Leave it to stand for 5 minutes and stir again, so that the chia seeds do not clump. Cover and chill overnight.",
   "In the morning, stir it once more and loosen it with a splash of water if it is very thick.",
   "Core and slice the other pears. Spoon the oats into bowls and top with the pears and the pumpkin seeds."
  ],
  "chef_notes": "It keeps for 3 days in the fridge in lidded jars; add the sliced pear on the day. Use gluten-free porridge oats and soya drink if wheat or barley is a problem."
 },
 {
  "id": "7d6d8e03-d156-4b12-92e0-e92e82dd29b8",
  "name": "Pesto Pasta with Green Beans",
  "course": "main",
  "description": "Fresh basil pesto with linguine, potatoes and green beans, all from one pan of water, as they like it in Genoa.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 14,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Pasta",
   "Italian",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "pine nuts",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "basil",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "garlic",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "vegetarian Italian-style hard cheese, finely grated",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "waxy potatoes",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "linguine",
    "quantity": "350",
    "unit": "g"
   },
   {
    "name": "green beans, trimmed and halved",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Toast the pine nuts in a dry frying pan over a medium heat for 3 minutes, until golden. Tip them out to cool.",
   "Blend the basil, garlic and pine nuts to a rough paste. Blend in the olive oil, stir in the hard cheese and season with salt and black pepper.",
   "Peel the potatoes and cut them into 1 cm cubes. Bring a large pan of salted water to the boil.",
   "Boil the linguine and potatoes together for 6 minutes.",
   "Add the green beans to the same pan. Boil for 5 minutes more, until the linguine is just firm to the bite and the potatoes are soft.",
   "Save a mug of the water and drain. Off the heat, toss everything with the pesto and enough of the water to make it creamy."
  ],
  "chef_notes": "The pesto keeps for 3 days in the fridge under a film of oil, and freezes for 3 months. Do not heat it in the pan, or the basil turns dark."
 },
 {
  "id": "ebfed6f6-7c61-4c50-ae38-55935d1a96ea",
  "name": "Pho-Style Beef Noodle Soup",
  "course": "soup",
  "description": "A clear, spiced beef broth with rice noodles, wafers of steak and a garden of herbs. Charred onion and ginger give it depth in under an hour.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 42,
  "difficulty": "medium",
  "tags": [
   "Soup",
   "Beef",
   "Vietnamese",
   "Noodles"
  ],
  "ingredients": [
   {
    "name": "onion, halved",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ginger, halved lengthways",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "star anise",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "cinnamon stick",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander seeds",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "beef stock",
    "quantity": "1.6",
    "unit": "litres"
   },
   {
    "name": "fish sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "flat rice noodles",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "beansprouts",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "sirloin steak, sliced very thinly",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "Thai basil",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "red chilli, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "lime, cut into wedges",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Put the onion and ginger, cut side down, in a dry, large pan over a high heat. Leave for 6 minutes, until charred black in places.",
   "Add the star anise, cinnamon stick and coriander seeds. Toast for 1 minute, until fragrant.",
   "Pour in the beef stock. Simmer gently, half covered, for 30 minutes.",
   "Meanwhile, soak the noodles in plenty of boiling water until tender, as the packet tells you. Drain and share them between four deep bowls.",
   "Strain the broth into a clean pan and stir in the fish sauce and sugar. Bring it back to the boil.",
   "Add the beansprouts to the broth and simmer for 3 minutes, until piping hot.",
   "Add the steak, a few slices at a time, for 2 minutes in all, until no longer red.",
   "Ladle the broth, beansprouts and steak over the noodles. Top with the spring onions, Thai basil and red chilli, and serve with the lime."
  ],
  "chef_notes": "The strained broth keeps for 2 days in the fridge and freezes for 3 months. Half an hour in the freezer makes the steak easy to slice thinly."
 },
 {
  "id": "59ee7445-08b2-49d2-a721-8e98c7c76677",
  "name": "Piri-Piri Chicken",
  "course": "main",
  "description": "Charred chicken thighs in a hot, lemony, garlicky sauce that you blend yourself. Rice on the side to soak it up.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Portuguese",
   "Gluten Free",
   "Dairy Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "red chillies, deseeded",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red wine vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "dried oregano",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "olive oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "skinless chicken thigh fillets",
    "quantity": "800",
    "unit": "g"
   },
   {
    "name": "long-grain rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "parsley, chopped",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Blend the red chillies, garlic, the juice of the lemon, the red wine vinegar, smoked paprika, oregano, salt and 4 tablespoons of the oil until smooth.",
   "Put half of this sauce aside for the table before any of it meets the chicken.",
   "Open out the chicken thighs, toss them in the other half and wash your hands and the board.",
   "Cook the rice in a pan of boiling water for 12 minutes, until tender. Drain it and stir in the parsley.",
   "Meanwhile, heat the rest of the oil in a large, heavy frying pan over a medium-high heat. Cook the chicken for 14 minutes in all, turning twice, until charred in places.",
   "Cut into the thickest piece: there should be no pink, and it should be 75 °C inside.",
   "Slice the chicken and serve it over the rice with the sauce from the table bowl."
  ],
  "chef_notes": "The chicken can lie in its half of the sauce overnight in the fridge. Cooked, it keeps for 2 days, the rice for one if cooled within 1 hour."
 },
 {
  "id": "cdde654f-4a4c-4541-9e26-63ff2ff8ec16",
  "name": "Polish Sausage with Cabbage",
  "course": "main",
  "description": "Smoked kielbasa fried crisp, then tucked into sweet cabbage with apple and caraway. One pan, one fork, cold evening sorted.",
  "servings": 4,
  "prep_time": 8,
  "cook_time": 22,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "Polish",
   "Comfort",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "kielbasa, thickly sliced",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "onion, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "caraway seeds",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "white cabbage, shredded",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "apple, grated",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "cider vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "wholegrain mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "dill, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a very large, lidded pan over a medium-high heat. Fry the kielbasa for 5 minutes, until browned on both sides, and lift it out.",
   "Fry the onion and caraway seeds in the fat for 3 minutes, until the onion begins to colour.",
   "Add the cabbage with a pinch of salt and 150 ml of water. Cover and cook for 8 minutes, stirring now and then, until almost tender.",
   "Stir in the apple, cider vinegar and mustard. Put the kielbasa back on top.",
   "Cook, uncovered, for 4 minutes, until the liquid has gone and the kielbasa is steaming hot right through.",
   "Season with black pepper and scatter over the dill."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and reheats well. Serve with rye bread or boiled potatoes."
 },
 {
  "id": "83208614-89ac-4324-b401-3ea8d6a768be",
  "name": "Pork Schnitzel",
  "course": "main",
  "description": "Pork beaten thin, breaded and fried until it ripples and crunches. A squeeze of lemon is all the sauce it needs.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 12,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "German",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "boneless pork loin steaks",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "60",
    "unit": "g"
   },
   {
    "name": "eggs, beaten",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "dried breadcrumbs",
    "quantity": "120",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "8",
    "unit": "tbsp"
   },
   {
    "name": "lemon, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "parsley, chopped",
    "quantity": "10",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Trim the fat from the pork steaks. Put them between two sheets of baking paper and beat with a rolling pin until 5 mm thick.",
   "Season the pork with salt and black pepper. Wash your hands and everything the raw pork has touched.",
   "Put the flour, the eggs and the breadcrumbs in three shallow dishes. Coat each steak in flour, then egg, then breadcrumbs, without pressing hard.",
   "Heat the oil in a wide frying pan over a medium-high heat, until a breadcrumb sizzles at once.",
   "Fry two at a time, for 12 minutes in all, turning each once, until deep golden with no pink left in the middle.",
   "Drain on kitchen paper, scatter over the parsley and serve with the lemon."
  ],
  "chef_notes": "Breaded raw schnitzels freeze well for 1 month between sheets of baking paper; thaw them in the fridge before frying. Thin turkey steaks work in the same way."
 },
 {
  "id": "a01f2e4f-8e07-4f17-9c5c-6b5cb909a464",
  "name": "Prawn Laksa",
  "course": "main",
  "description": "A noisy, slurpy, coconutty bowl; wear something you do not mind splashing.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 20,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "Soup",
   "Spicy",
   "International",
   "Malaysian",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "rice noodles",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "laksa paste",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "coconut milk",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "vegetable stock",
    "quantity": "700",
    "unit": "ml"
   },
   {
    "name": "green beans",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "raw king prawns",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "beansprouts",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "fish sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "red chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "coriander",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Put the noodles in a heatproof bowl, cover with boiling water and leave for 8 minutes, until tender. Drain and rinse them.",
   "Trim the beans and cut them in half. Slice the chilli and cut one lime into wedges.",
   "Heat the oil in a large pan over a medium heat. Fry the laksa paste for 2 minutes, stirring, until it smells fragrant.",
   "Stir in the coconut milk and the stock and simmer for 5 minutes.",
   "Add the beans and cook for 3 minutes, until just tender.",
   "Add the prawns and the beansprouts and simmer for 3 minutes, until the prawns are pink all over and the sprouts are piping hot.",
   "Stir in the fish sauce and the juice of the other lime. Taste, and add more of either until it sings.",
   "Share the noodles between four deep bowls and ladle over the soup. Top with the chilli, the coriander and the lime wedges."
  ],
  "chef_notes": "Laksa pastes vary in heat. Start with two thirds of it if yours is new to you, and stir in more at the end."
 },
 {
  "id": "277db6b3-470e-4843-99b4-c9297c8543eb",
  "name": "Prawn Sushi Bowl",
  "course": "main",
  "description": "All the tastes of a sushi roll with none of the rolling: vinegared rice, prawns, avocado, cucumber and crisp seaweed. The prawns are cooked, so everyone can dig in.",
  "servings": 4,
  "prep_time": 30,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Japanese",
   "Rice",
   "Healthy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sushi rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "rice vinegar",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "frozen edamame beans",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "raw king prawns, peeled",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "cucumber, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrot, grated",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "avocados, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "nori, cut into strips",
    "quantity": "2",
    "unit": "sheets"
   },
   {
    "name": "pickled sushi ginger",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "soy sauce",
    "quantity": "3",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Rinse the rice until the water runs clear. Put it in a lidded pan with 400 ml of water and bring to the boil.",
   "Cover and simmer over the lowest heat for 12 minutes, until the water is gone.",
   "Leave the rice off the heat, with the lid on, for 10 minutes.",
   "Stir the rice vinegar, sugar and salt together until dissolved. Fold into the rice and spread it on a tray to cool until barely warm.",
   "Boil the edamame beans for 4 minutes, until tender, and drain.",
   "Heat the oil in a frying pan over a high heat. Fry the prawns for 4 minutes, until pink all over and firm.",
   "Share the rice between four bowls and lay the prawns, edamame beans, cucumber, carrot and avocados on top.",
   "Finish with the nori, sushi ginger and sesame seeds, and hand round the soy sauce."
  ],
  "chef_notes": "Serve it within 1 hour of cooking the rice, or chill the rice at once and eat it within a day. Fried tofu in place of the prawns makes it vegan."
 },
 {
  "id": "25e7bb94-252f-4bc6-aeaf-8927012693e2",
  "name": "Quinoa, Black Bean and Avocado Salad",
  "course": "salad",
  "description": "Fluffy quinoa with beans, sweetcorn, lime and chilli. It fills a lunch box on Monday and feeds a table on Friday.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 18,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Vegan",
   "Vegetarian",
   "Mexican",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "quinoa",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "frozen sweetcorn",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "red chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "black beans, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "red pepper, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "cherry tomatoes, halved",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "avocados",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Rinse the quinoa well in a sieve. Put it in a pan with 500 ml of water, cover and simmer for 13 minutes, until the little tails show.",
   "Stir the sweetcorn into the hot quinoa. Cook for 3 minutes more, until the sweetcorn is hot through and the water gone.",
   "Spread it out on a tray, so that it cools quickly.",
   "Whisk the oil with the juice of both limes, the cumin and the red chilli in a large bowl. Season with salt and black pepper.",
   "Rinse the black beans and add them with the red pepper, tomatoes, spring onions, coriander and quinoa. Toss well.",
   "Cut the avocados into cubes, fold them in gently and serve."
  ],
  "chef_notes": "Without the avocado it keeps for 2 days in the fridge."
 },
 {
  "id": "a6051cc0-65b7-44d0-8f44-e4d982bd1ac3",
  "name": "Rainbow Slaw",
  "course": "side",
  "description": "A bowl of confetti that happens to be good for you.",
  "servings": 6,
  "prep_time": 25,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Salad",
   "Healthy",
   "Vegetarian",
   "American"
  ],
  "ingredients": [
   {
    "name": "red cabbage",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "carrots",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "apple",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "spring onions",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "natural yogurt",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "mayonnaise",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Shred the cabbage as finely as you can. Put it in a large bowl with half a teaspoon of salt and the juice of half the lemon.",
   "Scrunch the cabbage with your hands, then leave it to soften for 10 minutes.",
   "Coarsely grate the carrots and the apple and slice the spring onions.",
   "Stir the yogurt, mayonnaise and mustard together with a squeeze more lemon.",
   "Drain any liquid from the cabbage. Toss in the carrots, apple, spring onions and dressing, and season to taste."
  ],
  "chef_notes": "Salting the cabbage first keeps the slaw from going watery. It stays crunchy in the fridge for 2 days."
 },
 {
  "id": "865a1498-b600-4241-970a-cb49e811bac4",
  "name": "Rice and Peas",
  "course": "side",
  "description": "The peas are beans, the rice is rich with coconut and thyme, and the Scotch bonnet stays whole, for scent rather than fire.",
  "servings": 6,
  "prep_time": 10,
  "cook_time": 32,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegan",
   "Vegetarian",
   "Caribbean",
   "Rice",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "spring onions, sliced",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "kidney beans, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "coconut milk",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "thyme",
    "quantity": "4",
    "unit": "sprigs"
   },
   {
    "name": "ground allspice",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "Scotch bonnet chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "long-grain rice",
    "quantity": "350",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oil in a large, lidded pan over a medium heat. Fry the spring onions and garlic for 2 minutes.",
   "Add the kidney beans, coconut milk, thyme, allspice, Scotch bonnet chilli, salt and 300 ml of water. Simmer for 5 minutes, until the water turns pink.",
   "Rinse the rice in a sieve until the water runs clear. Stir it in and bring to the boil.",
   "Cover tightly and turn the heat to its lowest. Cook for 15 minutes without lifting the lid.",
   "Take it off the heat and leave it, covered, for 10 minutes, until the rice is tender and dry.",
   "Lift out the thyme and the chilli, which must not burst, and fluff the rice with a fork."
  ],
  "chef_notes": "Cool leftovers within 1 hour, keep them in the fridge and eat them within a day, reheated once until steaming hot."
 },
 {
  "id": "d2d2e9a9-259b-4f59-8da3-60f84009b3d3",
  "name": "Roast Chicken with Gravy",
  "course": "main",
  "description": "A golden bird, a lemon and thyme scented kitchen, and gravy made from what is left in the tin.",
  "servings": 4,
  "prep_time": 30,
  "cook_time": 98,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "British",
   "Family",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "whole chicken",
    "quantity": "1.6",
    "unit": "kg"
   },
   {
    "name": "butter, softened",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "lemon, halved",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "6",
    "unit": "sprigs"
   },
   {
    "name": "onion, thickly sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrot, thickly sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "chicken stock",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Do not wash the chicken: it spreads germs round the kitchen. Pat it dry with kitchen paper.",
   "Rub the butter over the chicken and season it with salt and black pepper. Put the lemon and thyme inside it, and wash your hands.",
   "Spread the onion and carrot in a roasting tin and sit the chicken on top, breast up.",
   "Roast for 1 hour 30 minutes, until deep golden, the juices run clear where the thigh is thickest, and it is 75 °C inside.",
   "Lift the chicken on to a board, tipping its juices into the tin. Leave it to rest for 15 minutes under loose foil.",
   "While it rests, spoon most of the fat out of the tin and set the tin over a medium heat. Stir in the flour, then the chicken stock.",
   "Simmer the gravy for 8 minutes, scraping up the brown bits, until it coats a spoon. Strain it into a jug, season it and serve with the carved chicken."
  ],
  "chef_notes": "For another size of bird allow 45 minutes a kilo and 20 minutes more, and check it in the same way. Cold chicken keeps for 2 days in the fridge, and the bones make stock."
 },
 {
  "id": "956fa289-fa54-43d8-af52-b6f1babf1ed5",
  "name": "Roast Potatoes",
  "course": "side",
  "description": "Rough-edged, glass-crisp outside and fluffy within. The shaking of the pan is the whole secret.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 58,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegan",
   "Vegetarian",
   "British",
   "Comfort"
  ],
  "ingredients": [
   {
    "name": "floury potatoes",
    "quantity": "1.5",
    "unit": "kg"
   },
   {
    "name": "sunflower oil",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "rosemary",
    "quantity": "3",
    "unit": "sprigs"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oven to 220°C, or 200°C with a fan. Pour the oil into a large roasting tin and put it in the oven to heat.",
   "Peel the potatoes and cut them into chunks the size of an egg. Put them in a pan of cold water with half the salt and bring to the boil.",
   "Simmer for 8 minutes, until the edges are soft and the middles still firm.",
   "Drain the potatoes and let them steam dry. Put the lid on the pan and shake it hard, until the edges are rough all over.",
   "Lower the potatoes carefully into the hot oil and turn each one in it. Leave space between them.",
   "Roast for 30 minutes, then turn them all over.",
   "Add the rosemary and roast for 20 minutes more, until deep golden and crisp all over. Scatter over the rest of the salt."
  ],
  "chef_notes": "Boil and shake them in the morning, leave them uncovered to dry and keep them in the fridge until it is time to roast. Goose fat or beef dripping in place of the oil gives more flavour, but is not vegetarian."
 },
 {
  "id": "3954d0e3-3962-42e8-935c-61fb1b2e5702",
  "name": "Roast Tomato Soup",
  "course": "soup",
  "description": "The oven does the hard work, and the tomatoes take all the credit.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 50,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Vegetarian",
   "Comfort",
   "British"
  ],
  "ingredients": [
   {
    "name": "tomatoes",
    "quantity": "1.2",
    "unit": "kg"
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "6",
    "unit": "cloves"
   },
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "balsamic vinegar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "vegetable stock",
    "quantity": "500",
    "unit": "ml"
   },
   {
    "name": "basil",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "double cream",
    "quantity": "4",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Halve the tomatoes, cut the onions into wedges and leave the garlic cloves in their skins.",
   "Spread everything over a large roasting tin with the tomatoes cut side up. Add the oil and vinegar, season well and roast for 40 minutes, until the edges catch.",
   "Squeeze the soft garlic out of its skins into a large pan. Scrape in the tomatoes, the onions and every drop of juice from the tin.",
   "Add the tomato purée and the stock. Bring to the boil, then simmer for 5 minutes.",
   "Take the pan off the heat, add most of the basil and blend until smooth. Mind the steam.",
   "Taste, and season if it needs it. Ladle into bowls, swirl with the cream and finish with the rest of the basil."
  ],
  "chef_notes": "Pale winter tomatoes? Add a teaspoon of sugar before roasting. The soup freezes well for 3 months if you leave the cream out until you serve it."
 },
 {
  "id": "0cb78bfa-4693-4137-9179-a971407e1a8c",
  "name": "Rote Grütze",
  "course": "dessert",
  "description": "The red berry pudding of northern Germany: sharp, glossy and just thick enough for a spoon. Made from the freezer, good in any month.",
  "servings": 6,
  "prep_time": 5,
  "cook_time": 14,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Vegan",
   "Vegetarian",
   "German",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "frozen mixed berries",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "frozen cherries",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "apple juice",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "caster sugar",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "cinnamon stick",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "cornflour",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Put the berries, cherries, sugar, cinnamon stick and 200 ml of the apple juice in a pan. Bring slowly to the boil, stirring gently.",
   "Boil for 5 minutes, until the fruit is soft and the juice runs dark red.",
   "Stir the cornflour into the rest of the cold apple juice until no lumps are left.",
   "Stir the cornflour mixture into the fruit. Simmer for 2 minutes, stirring, until thick, glossy and no longer cloudy.",
   "Take out the cinnamon stick, stir in the lemon juice and taste: the cherries decide whether it needs more sugar.",
   "Pour into bowls. Serve warm, or chill until cold and softly set."
  ],
  "chef_notes": "It keeps for 3 days in the fridge. Children in Germany get cold custard with it; for a vegan table pour over oat or soya cream."
 },
 {
  "id": "b6cd9389-f24e-423b-bf74-a428f0023aba",
  "name": "Saag Paneer",
  "course": "main",
  "description": "Golden cubes of paneer in dark, garlicky spinach, softened with a little cream.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 29,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Indian",
   "Healthy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "paneer, cut into cubes",
    "quantity": "450",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "cumin seeds",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, grated",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "green chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "tomatoes, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "spinach",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "garam masala",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "double cream",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Toss the paneer with the turmeric and 1 tablespoon of the oil. Fry in a wide non-stick pan over a medium-high heat for 6 minutes, turning, until golden. Lift it out.",
   "Heat the rest of the oil in the pan and let the cumin seeds crackle. Add the onion and cook for 10 minutes, until golden.",
   "Stir in the garlic, ginger and green chilli. Cook for 2 minutes.",
   "Add the tomatoes and cook for 4 minutes, until soft.",
   "Add the spinach in handfuls. Cook for 4 minutes, until it has wilted and most of its water is gone, then chop it roughly in the pan with scissors.",
   "Stir in the garam masala, cream and paneer. Simmer for 3 minutes, until hot through, and season with salt."
  ],
  "chef_notes": "Frozen spinach works: use 450 g, thawed and squeezed dry. It keeps for 2 days in the fridge."
 },
 {
  "id": "1515bcd8-b37f-4096-a9d7-069373ede1a2",
  "name": "Salade Niçoise",
  "course": "salad",
  "description": "New potatoes, green beans, eggs and tuna with a mustard dressing: a plate of summer that eats like dinner.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 22,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Seafood",
   "French",
   "Gluten Free",
   "Dairy Free",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "new potatoes, halved",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "green beans, trimmed",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "red wine vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "shallot, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "little gem lettuces",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "cherry tomatoes, halved",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "tuna in olive oil, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "black olives",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Boil the potatoes in salted water for 14 minutes, until a knife slides in easily.",
   "Meanwhile, lower the eggs into a second pan of boiling water and boil for 8 minutes. Cool them under the cold tap and peel them.",
   "Add the green beans to the potatoes and boil for 4 minutes more, until just tender. Drain both.",
   "Whisk the oil, red wine vinegar, mustard and shallot in a large bowl. Season with salt and black pepper.",
   "Toss the warm potatoes and beans in most of the dressing.",
   "Pull the lettuces apart and spread them over a platter. Top with the potatoes, beans, tomatoes, flakes of tuna and olives.",
   "Quarter the eggs, lay them on top and spoon over the rest of the dressing."
  ],
  "chef_notes": "Potatoes, beans and eggs can be boiled a day ahead and kept in the fridge. Dress the potatoes warm if you can: they taste of more."
 },
 {
  "id": "040161b7-ec6a-490f-a800-fc452d5ce129",
  "name": "Salmon & Dill Potato Traybake",
  "course": "main",
  "description": "A smart little supper that asks for nothing but an oven.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 45,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Healthy",
   "Main Course",
   "Nordic"
  ],
  "ingredients": [
   {
    "name": "new potatoes",
    "quantity": "750",
    "unit": "g"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "green beans",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "salmon fillets",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "crème fraîche",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "dill",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Halve the potatoes and toss them in a large roasting tin with the oil and some salt.",
   "Roast the potatoes for 30 minutes, until nearly tender.",
   "Trim the beans and stir them into the potatoes. Sit the salmon on top, season it and lay on a few thin slices of lemon.",
   "Roast for 12 minutes, until the salmon flakes easily and is hot all the way through.",
   "Meanwhile, chop the dill and stir it into the crème fraîche with the mustard and a squeeze of lemon.",
   "Spoon the dill sauce over the salmon and the potatoes, and serve straight from the tin."
  ],
  "chef_notes": "Dry the salmon with kitchen paper before it goes in, so that it roasts instead of steaming."
 },
 {
  "id": "ed175056-eca4-4d9b-a568-cbf389b2638f",
  "name": "Salmon Teriyaki",
  "course": "main",
  "description": "Salmon with crisp skin and a sticky, glossy glaze, over rice with green broccoli. The sauce is four things and a few minutes.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 26,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Japanese",
   "Healthy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sushi rice",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "mirin",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ginger, grated",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "Tenderstem broccoli",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "salmon fillets, skin on",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "spring onions, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "sesame seeds",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Rinse the rice until the water runs clear. Put it in a lidded pan with 330 ml of water and bring to the boil.",
   "Cover and simmer over the lowest heat for 12 minutes, until the water is gone. Leave it off the heat with the lid on while you cook the rest.",
   "Stir together the soy sauce, mirin, sugar and ginger.",
   "Steam the broccoli over boiling water for 4 minutes, until just tender.",
   "Heat the oil in a large non-stick frying pan over a medium-high heat. Fry the salmon, skin down, for 6 minutes, until the skin is crisp.",
   "Turn the salmon over and pour the sauce around it. Simmer for 4 minutes, spooning it over, until sticky and the fish flakes right through.",
   "Serve the salmon over the rice and broccoli with the sauce, spring onions and sesame seeds."
  ],
  "chef_notes": "Cool leftover rice within 1 hour and eat it within a day. For a sauce without gluten, use tamari and check that the mirin is free of it too."
 },
 {
  "id": "44033c3b-c0d1-4ee0-89e6-15283e26d41c",
  "name": "Sausage & Bean Casserole",
  "course": "main",
  "description": "A campfire supper for people who prefer central heating.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 50,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "Comfort",
   "Main Course",
   "British"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "pork sausages",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "cannellini beans",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "chicken stock",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "kale",
    "quantity": "150",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oil in a large, lidded casserole over a medium heat. Brown the sausages for 10 minutes, turning them often, and set them aside.",
   "Meanwhile, slice the onions and the carrots and chop the garlic.",
   "Cook the onions and carrots in the casserole for 8 minutes, until they start to soften. Stir in the garlic and paprika.",
   "Drain the beans. Add them with the tomatoes and stock, return the sausages and bring to the boil.",
   "Cover and simmer for 25 minutes, until the carrots are tender and the sausages are cooked through with no pink left.",
   "Tear the kale off its stalks and stir it in. Cook for 4 minutes, until wilted, and season to taste."
  ],
  "chef_notes": "Mash a spoonful of the beans against the side of the pan for a thicker sauce."
 },
 {
  "id": "0371dd5c-cfc3-4596-825d-622c6921338a",
  "name": "Scotch Broth",
  "course": "soup",
  "description": "Lamb, barley and roots simmered until the spoon almost stands. It takes an afternoon, and hardly any of it is yours.",
  "servings": 6,
  "prep_time": 20,
  "cook_time": 140,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Lamb",
   "British",
   "Comfort",
   "Dairy Free"
  ],
  "ingredients": [
   {
    "name": "lamb neck fillet, cut into large pieces",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "pearl barley",
    "quantity": "120",
    "unit": "g"
   },
   {
    "name": "bay leaves",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "thyme",
    "quantity": "2",
    "unit": "sprigs"
   },
   {
    "name": "onions, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "carrots, chopped",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "swede, cubed",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "leek, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "kale, shredded",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "parsley, chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Put the lamb in a very large pan with 2.5 litres of cold water. Bring slowly to the boil and skim off the grey foam.",
   "Rinse the barley and add it with the bay leaves, thyme and onions. Cover and simmer very gently for 1 hour 15 minutes.",
   "Add the carrots and swede. Simmer for 35 minutes, until the vegetables are soft and the lamb falls apart.",
   "Lift out the lamb, shred it with two forks and put it back. Throw away the bay leaves and thyme.",
   "Add the leek and kale. Simmer for 10 minutes, until they are tender.",
   "Skim off the fat, season well with salt and black pepper and stir in the parsley."
  ],
  "chef_notes": "Like most broths it is better on the second day. It keeps for 2 days in the fridge and freezes for 3 months; thin it with water as the barley swells."
 },
 {
  "id": "984add29-a126-473e-940f-2db0a2cd58f6",
  "name": "Seafood Paella",
  "course": "main",
  "description": "Saffron rice with prawns, squid and mussels, cooked in one wide pan and left alone to form its crust. Bring the pan to the table.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 33,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "Spanish",
   "Rice",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "mussels",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "fish stock, hot",
    "quantity": "900",
    "unit": "ml"
   },
   {
    "name": "saffron",
    "quantity": "1",
    "unit": "pinch"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, diced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "tomatoes, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "smoked paprika",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "paella rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "raw king prawns, peeled",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "squid rings",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "frozen peas",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "lemon, cut into wedges",
    "quantity": "1",
    "unit": ""
   }
  ],
  "method": [
   "Scrub the mussels in cold water and pull off the beards. Throw away any that are broken, or open and do not close when tapped.",
   "Stir the saffron into the hot fish stock and leave it to colour.",
   "Heat the oil in a wide, shallow pan over a medium heat. Cook the onion and red pepper for 8 minutes, until soft.",
   "Stir in the garlic, tomatoes and smoked paprika. Cook for 3 minutes, until the tomatoes have collapsed.",
   "Stir in the rice, pour in the stock and shake the pan level. Simmer for 15 minutes without stirring, until most of the stock is gone.",
   "Push the prawns, squid and mussels into the rice and scatter over the peas. Cover and cook for 7 minutes, until the mussels have opened, the prawns are pink all over and the squid is white.",
   "Throw away any mussels that stayed shut. Cover the pan, leave it off the heat for 5 minutes and serve with the lemon."
  ],
  "chef_notes": "Eat it fresh: mussels and prawns do not reheat kindly. Without mussels, use 150 g more prawns."
 },
 {
  "id": "e71f3543-0288-4402-9d9e-23be3dc833a3",
  "name": "Seedy Granola",
  "course": "breakfast",
  "description": "Big golden clusters of oats and seeds with not a nut in sight. It makes the kitchen smell better than any candle.",
  "servings": 10,
  "prep_time": 10,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegan",
   "Vegetarian",
   "American",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "porridge oats",
    "quantity": "350",
    "unit": "g"
   },
   {
    "name": "pumpkin seeds",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "sunflower seeds",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "ground cinnamon",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "80",
    "unit": "ml"
   },
   {
    "name": "maple syrup",
    "quantity": "120",
    "unit": "ml"
   },
   {
    "name": "raisins",
    "quantity": "120",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 160°C, or 140°C with a fan. Line a large baking tray with baking paper.",
   "Stir together the oats, pumpkin seeds, sunflower seeds, cinnamon and salt in a large bowl.",
   "Pour in the oil and maple syrup and stir until every oat shines. Press it on to the tray in an even layer.",
   "Bake for 15 minutes, until it begins to colour at the edges.",
   "Turn it over in large pieces with a spatula. Bake for 15 minutes more, until golden all over and dry to the touch.",
   "Leave it on the tray until completely cold and crisp, so that the clusters hold. Stir in the raisins."
  ],
  "chef_notes": "It keeps for a month in an airtight jar. Add the raisins only after baking: they burn in the oven."
 },
 {
  "id": "4258639d-262f-476f-864d-fa7c37187956",
  "name": "Shakshuka",
  "course": "breakfast",
  "description": "Eggs poached in a peppery, cumin-warm tomato sauce. It is breakfast on a slow morning and supper on a tired evening.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 31,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Breakfast",
   "Middle Eastern",
   "Spicy"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red peppers, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "eggs",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "pitta breads",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a wide, lidded frying pan over a medium heat. Cook the onion and red peppers for 10 minutes, until soft and starting to catch.",
   "Stir in the garlic, cumin, paprika and chilli flakes. Cook for 1 minute, until they smell toasted.",
   "Add the chopped tomatoes and sugar and season with salt and black pepper. Simmer for 12 minutes, until thick enough to hold a dent.",
   "Make 8 dents in the sauce with the back of a spoon and crack an egg into each.",
   "Cover and cook gently for 8 minutes, until the whites are set and the yolks are as firm as you like them.",
   "Toast the pitta breads. Scatter the coriander over the eggs and bring the pan to the table."
  ],
  "chef_notes": "Use eggs with the British Lion stamp if you like the yolks runny. The sauce keeps for 2 days in the fridge; bring it back to a simmer before the eggs go in."
 },
 {
  "id": "e332f230-5f01-4686-a248-2bd0d1737485",
  "name": "Shepherd's Pie",
  "course": "main",
  "description": "Lamb, slow gravy and a ploughed field of mash. Beef would make it a cottage pie, and somebody at the table will say so.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 73,
  "difficulty": "easy",
  "tags": [
   "Lamb",
   "British",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots, diced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "celery, diced",
    "quantity": "1",
    "unit": "stick"
   },
   {
    "name": "lamb mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "tomato purée",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "lamb stock",
    "quantity": "400",
    "unit": "ml"
   },
   {
    "name": "Worcestershire sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "rosemary",
    "quantity": "2",
    "unit": "sprigs"
   },
   {
    "name": "floury potatoes, cut into chunks",
    "quantity": "900",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "whole milk",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium heat. Cook the onion, carrots and celery for 10 minutes, until soft.",
   "Turn up the heat and add the lamb mince. Fry for 8 minutes, breaking it up, until browned with no pink left.",
   "Stir in the flour and tomato purée, then the lamb stock, Worcestershire sauce and rosemary. Simmer for 30 minutes, until the gravy is thick, then take out the rosemary.",
   "Meanwhile, boil the potatoes in salted water for 15 minutes, until a knife slides in.",
   "Drain the potatoes and let them steam dry. Mash them with the butter and milk and season with salt and black pepper.",
   "Heat the oven to 200°C, or 180°C with a fan. Spread the lamb in an ovenproof dish, spoon over the mash and rough it up with a fork.",
   "Bake for 25 minutes, until golden on top and bubbling at the edges."
  ],
  "chef_notes": "It freezes for 3 months, baked or not: thaw it in the fridge and bake until steaming hot in the middle."
 },
 {
  "id": "fff5b71c-9dc8-49a7-ad58-ce4bdebfdf0a",
  "name": "Smoky Bean Chilli",
  "course": "main",
  "description": "A big friendly pot with a secret square or two of chocolate.",
  "servings": 6,
  "prep_time": 15,
  "cook_time": 55,
  "difficulty": "easy",
  "tags": [
   "Vegetarian",
   "Spicy",
   "Main Course",
   "Comfort",
   "Mexican"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "peppers",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "kidney beans",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "black beans",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "vegetable stock",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "dark chocolate",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Chop the onions and the peppers, and crush the garlic.",
   "Heat the oil in a large pan over a medium heat. Cook the onions and peppers for 10 minutes, until soft and starting to colour.",
   "Stir in the garlic, paprika, cumin and chilli flakes and cook for 1 minute.",
   "Drain all the beans. Add them to the pan with the tomatoes and stock and bring to the boil.",
   "Turn down the heat and simmer for 35 minutes, stirring now and then, until thick and rich.",
   "Take the pan off the heat and stir in the chocolate until it melts. Season to taste and serve with rice, tortillas or a baked potato."
  ],
  "chef_notes": "It freezes for up to 3 months. Thaw it in the fridge and reheat until bubbling all the way through."
 },
 {
  "id": "a179ac8e-7886-46d6-87a9-8500b53a7454",
  "name": "Smoky Chicken Fajitas",
  "course": "main",
  "description": "Sizzle at the stove, chaos at the table, sauce on everybody's chin.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 15,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Quick & Easy",
   "Spicy",
   "International",
   "Mexican",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "chicken breasts",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "peppers",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "red onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "tortillas",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "avocado",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "soured cream",
    "quantity": "100",
    "unit": "ml"
   }
  ],
  "method": [
   "Slice the chicken into strips as thick as a finger. Toss them with the paprika, cumin, chilli flakes, half the oil and a good pinch of salt. Wash your hands.",
   "Slice the peppers and the onion. Cut one lime into wedges.",
   "Heat the rest of the oil in a large frying pan over a high heat. Fry the peppers and onion for 5 minutes, until charred but still crisp, and tip them on to a plate.",
   "Fry the chicken in the same pan for 6 minutes, turning often. Cut the thickest strip in half to check that there is no pink left.",
   "Return the vegetables to the pan, squeeze over the juice of the other lime and toss for 1 minute.",
   "Warm the tortillas and slice the avocado. Put everything on the table with the soured cream and the lime wedges."
  ],
  "chef_notes": "Fry in two batches if your pan is small. A crowded pan stews the chicken instead of searing it."
 },
 {
  "id": "8195bac3-a6e2-4ba6-8fea-2f5c81fe775e",
  "name": "Soft Garlic Flatbreads",
  "course": "baking",
  "description": "Two-ingredient dough, no yeast, no fuss, and butter down to your elbows.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegetarian",
   "International",
   "Mediterranean"
  ],
  "ingredients": [
   {
    "name": "self-raising flour",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "Greek yogurt",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "garlic",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "coriander",
    "quantity": "10",
    "unit": "g"
   }
  ],
  "method": [
   "Stir the flour, the yogurt and half a teaspoon of salt together in a bowl, then bring it into a dough with your hands. Add a splash of water if it will not come together.",
   "Knead the dough briefly on a floured worktop until smooth. Cover and leave to rest for 10 minutes.",
   "Crush the garlic and finely chop the coriander. Melt the butter in a small pan, stir in both and set aside.",
   "Divide the dough into six. Roll each piece into an oval about as thick as a pound coin.",
   "Heat a dry frying pan until very hot. Cook one flatbread at a time for 1 minute on each side, until puffed and freckled with brown.",
   "Brush each flatbread with garlic butter as it leaves the pan, and stack them in a clean tea towel to stay soft."
  ],
  "chef_notes": "A really hot pan is the secret. If the first bread is pale after a minute, wait a little before the next."
 },
 {
  "id": "3ca36b7b-762d-4df7-844c-b8ac9cfb8bd2",
  "name": "Spaghetti Bolognese",
  "course": "main",
  "description": "The family pot: beef, bacon-sweet pancetta, wine and milk, simmered until it needs no persuading. Most of the time it looks after itself.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 112,
  "difficulty": "easy",
  "tags": [
   "Beef",
   "Pasta",
   "Italian",
   "Family",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "pancetta, diced",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrot, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "celery, finely chopped",
    "quantity": "1",
    "unit": "stick"
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "red wine",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "beef stock",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "whole milk",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "spaghetti",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "Parmesan, finely grated",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large, heavy pan over a medium heat. Fry the pancetta for 5 minutes, until it starts to crisp.",
   "Add the onion, carrot and celery and cook for 10 minutes, until soft. Stir in the garlic.",
   "Turn up the heat and add the beef mince. Fry for 8 minutes, breaking it up, until browned with no pink left.",
   "Pour in the red wine and boil for 4 minutes, until nearly all gone.",
   "Stir in the tomato purée, chopped tomatoes, beef stock and milk. Simmer gently, half covered, for 1 hour 15 minutes, until thick and rich. Season with salt and black pepper.",
   "Cook the spaghetti in boiling salted water for 10 minutes, until just firm to the bite. Save a little of its water and drain.",
   "Toss the spaghetti with the sauce and a splash of the saved water. Serve with the Parmesan."
  ],
  "chef_notes": "Double the sauce: it keeps for 2 days in the fridge and freezes for 3 months. Reheat it until it is bubbling all through."
 },
 {
  "id": "ecb6ab15-5ad9-4c47-82bd-c55e8777a011",
  "name": "Spaghetti Carbonara",
  "course": "main",
  "description": "Crisp pancetta, sharp cheese and eggs that turn to silk on hot spaghetti. There is no cream in it and it does not miss any.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 18,
  "difficulty": "medium",
  "tags": [
   "Pasta",
   "Pork",
   "Italian",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "pancetta, diced",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "egg yolks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "Pecorino Romano, finely grated",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "spaghetti",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Beat the eggs and egg yolks with three quarters of the Pecorino and plenty of black pepper. Set the bowl beside the hob.",
   "Put the pancetta in a cold, wide frying pan over a medium heat. Fry for 8 minutes, until crisp and its fat has run, then take the pan off the heat.",
   "Cook the spaghetti in a large pan of boiling salted water for 10 minutes, until just firm to the bite. Save a mug of its water before you drain it.",
   "Tip the spaghetti into the pancetta pan with a splash of the saved water. Toss it off the heat until it stops sizzling.",
   "Pour in the egg mixture and toss fast. Add more of the water, a splash at a time, until the sauce is glossy and clings without setting into lumps.",
   "Serve at once with the rest of the Pecorino and more black pepper."
  ],
  "chef_notes": "The eggs are only lightly cooked, so use eggs with the British Lion stamp. If the sauce stays thin, put the pan back over the lowest heat and keep tossing until it thickens. It does not reheat well."
 },
 {
  "id": "27da2e36-87d5-4706-931f-eea0b3f8f275",
  "name": "Spiced Carrot & Lentil Soup",
  "course": "soup",
  "description": "A store cupboard soup with a sunny temper and a little kick.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Healthy",
   "Vegetarian",
   "Spicy",
   "British"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "carrots",
    "quantity": "400",
    "unit": "g"
   },
   {
    "name": "red lentils",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "vegetable stock",
    "quantity": "1000",
    "unit": "ml"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "natural yogurt",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "coriander",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Chop the onion and the garlic. Coarsely grate the carrots; there is no need to peel them.",
   "Heat the oil in a large pan over a medium heat. Add the onion and cook for 6 minutes, until soft.",
   "Stir in the garlic, cumin and chilli flakes and cook for 1 minute.",
   "Rinse the lentils under the cold tap. Add them to the pan with the carrots, tomatoes and stock and bring to the boil.",
   "Turn down the heat, half cover the pan and simmer for 20 minutes, stirring now and then, until the lentils have collapsed.",
   "Blend half the soup for a creamy bowl with some bite. Squeeze in the juice of half the lemon and season to taste.",
   "Ladle into bowls and top with the yogurt and the coriander. Cut the rest of the lemon into wedges for squeezing."
  ],
  "chef_notes": "Lentils thicken as they stand. Loosen leftovers with a splash of water and reheat until bubbling hot right through."
 },
 {
  "id": "15158f96-3d49-49de-98bb-cd64eb1cd47e",
  "name": "Spiced Roast Chickpeas",
  "course": "snack",
  "description": "Crunchy, salty and warm with cumin: what to eat instead of peanuts when somebody at the table may not.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 35,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Middle Eastern",
   "Gluten Free",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "chickpeas, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "olive oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "garlic granules",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Rinse the chickpeas and rub them very dry in a clean cloth: damp ones stay soft.",
   "Spread them on a large baking tray with nothing on them. Roast for 15 minutes, until they look dry.",
   "Pour over the oil and shake the tray to coat them. Roast for 20 minutes more, shaking once or twice, until golden and crunchy when cooled.",
   "Stir together the cumin, smoked paprika, garlic granules and salt in a bowl.",
   "Tip in the hot chickpeas and toss. Leave them to cool: they crisp as they do."
  ],
  "chef_notes": "Best on the day. Keep the rest in a jar with the lid ajar and crisp them again in a hot oven. Too hard for children under five."
 },
 {
  "id": "e914047a-220f-40b5-9fc8-5744f1d1ea4a",
  "name": "Steak & Rice Noodle Salad",
  "course": "salad",
  "description": "Sharp, hot, cool and crunchy, with the steak as guest of honour.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 10,
  "difficulty": "medium",
  "tags": [
   "Salad",
   "Beef",
   "Spicy",
   "International",
   "Vietnamese"
  ],
  "ingredients": [
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "fish sauce",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "light brown sugar",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "garlic",
    "quantity": "1",
    "unit": "clove"
   },
   {
    "name": "red chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "rice noodles",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "rump steak",
    "quantity": "450",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "cucumber",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "mint",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "salted peanuts",
    "quantity": "50",
    "unit": "g"
   }
  ],
  "method": [
   "Take the steak out of the fridge. Squeeze the limes into a large bowl and stir in the fish sauce and sugar. Finely chop the garlic and chilli and add them too.",
   "Put the noodles in a heatproof bowl, cover with boiling water and leave for 8 minutes, until tender.",
   "Drain the noodles, rinse them under the cold tap until cool and toss them through the dressing.",
   "Rub the steak with the oil and season it. Get a frying pan smoking hot, then cook the steak for 3 minutes on each side for medium rare. Give it longer if you prefer.",
   "Rest the steak on a board for 5 minutes.",
   "Cut the cucumber and carrots into thin matchsticks. Toss them with the noodles and most of the mint leaves.",
   "Slice the steak thinly across the grain. Pile it on the noodles, pour over any juices and finish with the peanuts and the rest of the mint."
  ],
  "chef_notes": "Cutting across the grain is what makes rump tender: look for the lines in the meat and slice at right angles to them."
 },
 {
  "id": "363e5a6d-2484-49b7-94f4-0ee3b98a1f9e",
  "name": "Steak Fajitas",
  "course": "main",
  "description": "Seared steak, charred peppers and a bowl of crushed avocado, wrapped up at the table by everyone for themselves.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 17,
  "difficulty": "easy",
  "tags": [
   "Beef",
   "Tex-Mex",
   "Spicy",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "rump steak",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "chilli powder",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "limes",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "avocados",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "red onions, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "red peppers, sliced",
    "quantity": "3",
    "unit": ""
   },
   {
    "name": "flour tortillas",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "soured cream",
    "quantity": "150",
    "unit": "ml"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   }
  ],
  "method": [
   "Rub the steak with the cumin, smoked paprika, chilli powder, 1 tablespoon of the oil and a good pinch of salt. Wash your hands.",
   "Crush the avocados with the juice of 1 of the limes, half the coriander and a pinch of salt.",
   "Heat half the remaining oil in a large, heavy frying pan until it smokes. Sear the steak for 6 minutes, turning once, until dark outside and pink within.",
   "Lift the steak on to a board and leave it to rest for 5 minutes.",
   "Heat the rest of the oil in the same pan. Fry the red onions and red peppers for 8 minutes, until charred at the edges.",
   "Wrap the tortillas in foil and warm them in a dry pan for 3 minutes, turning once.",
   "Slice the steak thinly across the grain and toss it with the peppers and the juice of the other lime.",
   "Serve with the tortillas, crushed avocado, soured cream and the rest of the coriander."
  ],
  "chef_notes": "For steak without any pink, sear it for 3 minutes longer. Portobello mushrooms, sliced thickly and fried until brown, do well in its place."
 },
 {
  "id": "a246574e-3ddb-47d6-ac68-13072b452cec",
  "name": "Steamed Sea Bass with Ginger",
  "course": "main",
  "description": "Fish steamed with ginger until it just flakes, then hot oil over spring onions so that they hiss. Calm, clean and quick.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 18,
  "difficulty": "easy",
  "tags": [
   "Seafood",
   "Chinese",
   "Gluten Free",
   "Dairy Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "jasmine rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "ginger, cut into matchsticks",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "sea bass fillets",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "pak choi, quartered",
    "quantity": "3",
    "unit": "heads"
   },
   {
    "name": "spring onions, cut into fine strips",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "tamari",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "coriander",
    "quantity": "10",
    "unit": "g"
   }
  ],
  "method": [
   "Rinse the rice and put it in a lidded pan with 450 ml of water. Bring to the boil, cover and cook over the lowest heat for 12 minutes. Leave the lid on.",
   "Scatter half the ginger over a heatproof plate that fits your steamer and lay the sea bass on it, skin down.",
   "Steam the fish over boiling water for 6 minutes, until it is white all through and flakes easily.",
   "Add the pak choi to the steamer for the last half of that time, until the stalks are just tender.",
   "Stir the tamari and sugar with 2 tablespoons of hot water until the sugar has gone.",
   "Pour the water off the fish. Top it with the spring onions and the rest of the ginger and spoon over the tamari.",
   "Heat the oil in a small pan until it shimmers and pour it over the spring onions. Stand back: it spits.",
   "Scatter with the coriander and serve with the rice and pak choi."
  ],
  "chef_notes": "Any thin white fish fillet works; thicker ones need a few minutes more. Eat it at once."
 },
 {
  "id": "2bcdeb59-c00d-4800-911c-aa1673ab7715",
  "name": "Sticky Pork Rice Bowls",
  "course": "main",
  "description": "Crisp, gingery mince with just enough heat to make you sit up.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 30,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "Spicy",
   "Quick & Easy",
   "International",
   "Korean",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "basmati rice",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "pork mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "garlic",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ginger",
    "quantity": "25",
    "unit": "g"
   },
   {
    "name": "red chilli",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "soy sauce",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "honey",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrots",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "cucumber",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "spring onions",
    "quantity": "4",
    "unit": ""
   }
  ],
  "method": [
   "Rinse the rice in a sieve until the water runs clear. Put it in a lidded pan with 500 ml of cold water and a pinch of salt and bring to the boil.",
   "Cover tightly and cook over the lowest heat for 10 minutes, then turn off the heat and leave the lid on.",
   "Meanwhile, finely chop the garlic, ginger and chilli. Cut the carrots and cucumber into matchsticks and slice the spring onions.",
   "Heat the oil in a large frying pan over a high heat. Fry the mince for 10 minutes, breaking it up, until crisp and brown with no pink left.",
   "Add the garlic, ginger and chilli and stir for 1 minute.",
   "Stir in the soy sauce and honey and bubble for 2 minutes, until sticky. Squeeze over half the lime.",
   "Fluff up the rice with a fork and share it between four bowls. Add the pork, the vegetables and the spring onions, with the rest of the lime in wedges."
  ],
  "chef_notes": "Cool leftover rice within an hour, keep it in the fridge, and eat it within a day, reheated once until steaming hot."
 },
 {
  "id": "413806b2-4bbe-4871-9dda-0feab6caa876",
  "name": "Sticky Toffee Pudding",
  "course": "dessert",
  "description": "Dark, squidgy and drowned in sauce, as nature intended.",
  "servings": 8,
  "prep_time": 25,
  "cook_time": 45,
  "difficulty": "medium",
  "tags": [
   "Dessert",
   "Sweet",
   "Comfort",
   "Vegetarian",
   "British"
  ],
  "ingredients": [
   {
    "name": "pitted dates",
    "quantity": "200",
    "unit": "g"
   },
   {
    "name": "bicarbonate of soda",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "butter",
    "quantity": "160",
    "unit": "g"
   },
   {
    "name": "dark muscovado sugar",
    "quantity": "270",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "self-raising flour",
    "quantity": "175",
    "unit": "g"
   },
   {
    "name": "vanilla extract",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "double cream",
    "quantity": "250",
    "unit": "ml"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Butter a 20 centimetre square tin and line the base with baking paper.",
   "Chop the dates and put them in a bowl with the bicarbonate of soda. Pour over 200 ml of boiling water and leave to soften for 10 minutes.",
   "Beat 80 g of the butter with 150 g of the sugar until creamy. Beat in the eggs one at a time, then the vanilla.",
   "Mash the dates into their liquid with a fork. Fold them into the mixture with the flour and a pinch of salt, and pour into the tin.",
   "Bake for 35 minutes, until risen and springy. A skewer pushed into the middle should come out clean.",
   "Meanwhile, put the rest of the butter and sugar in a pan with the cream. Warm gently until melted, then bubble for 4 minutes, stirring, until glossy. Take care: it is very hot.",
   "Prick the pudding all over and pour on a third of the sauce. Cut into squares and serve warm with the rest."
  ],
  "chef_notes": "Both parts keep in the fridge for 3 days. Warm them separately and pour the sauce over at the last minute."
 },
 {
  "id": "cf28ba30-db07-46b0-be7e-eae90f9fe600",
  "name": "Strawberry Eton Mess",
  "course": "dessert",
  "description": "A pudding that looks better the less you try.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Dessert",
   "Quick & Easy",
   "Sweet",
   "British"
  ],
  "ingredients": [
   {
    "name": "strawberries",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "double cream",
    "quantity": "300",
    "unit": "ml"
   },
   {
    "name": "Greek yogurt",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "meringue nests",
    "quantity": "6",
    "unit": ""
   }
  ],
  "method": [
   "Hull the strawberries and cut them into quarters. Put a third of them in a bowl with the sugar and a squeeze of lemon, and crush them with a fork.",
   "Stir in the rest of the strawberries and leave for 10 minutes, until they are swimming in pink juice.",
   "Whip the cream until it just holds its shape, then fold in the yogurt.",
   "Break the meringues into chunks, saving a few pieces for the top, and fold the rest through the cream.",
   "Ripple in most of the strawberries. Spoon into glasses and finish with the rest of the fruit, its juice and the last of the meringue."
  ],
  "chef_notes": "Put it together just before you eat: meringue goes soft within half an hour."
 },
 {
  "id": "203a1a67-d06f-45f5-915a-4948a6f0b9e7",
  "name": "Swedish Meatballs",
  "course": "main",
  "description": "Small, tender meatballs in a pale cream gravy, with lingonberry jam or the nearest thing. Faster than the queue at the till.",
  "servings": 4,
  "prep_time": 14,
  "cook_time": 16,
  "difficulty": "medium",
  "tags": [
   "Beef",
   "Nordic",
   "Family",
   "Comfort",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "dried breadcrumbs",
    "quantity": "50",
    "unit": "g"
   },
   {
    "name": "milk",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "beef mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "shallot, very finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "egg",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ground allspice",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "butter",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "plain flour",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "beef stock",
    "quantity": "350",
    "unit": "ml"
   },
   {
    "name": "double cream",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "soy sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "cranberry sauce",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Stir the breadcrumbs into the milk in a large bowl and leave for 2 minutes, until swollen.",
   "Add the beef mince, shallot, egg and allspice with plenty of salt and black pepper. Mix with your hand, roll into 24 small balls and wash your hands.",
   "Melt the butter in a very large frying pan over a medium-high heat. Fry the meatballs for 9 minutes, turning often, until browned all over.",
   "Sprinkle in the flour and shake the pan until no white is left.",
   "Pour in the beef stock a little at a time, then the double cream and the soy sauce, scraping up the brown bits.",
   "Simmer for 5 minutes, until the gravy coats a spoon and the meatballs have no pink inside.",
   "Serve with a spoonful of the cranberry sauce."
  ],
  "chef_notes": "Boiled potatoes and pressed cucumber belong beside them. Raw meatballs freeze for 3 months; thaw them in the fridge. The cooked dish keeps for 2 days."
 },
 {
  "id": "8011e05b-6267-45cb-a264-f8d755858e2f",
  "name": "Swedish Pressed Cucumber",
  "course": "side",
  "description": "Paper-thin cucumber, sweet and sharp with dill. It cuts through anything rich, and meatballs are lost without it.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 0,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegan",
   "Vegetarian",
   "Nordic",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "cucumbers",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "white wine vinegar",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "dill, chopped",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Slice the cucumbers as thinly as you can, with a mandoline or a sharp knife.",
   "Toss them with the salt in a wide bowl, lay a plate on top and set a tin on it as a weight. Leave for 10 minutes.",
   "Squeeze the cucumbers by the handful and pour away the water.",
   "Stir the white wine vinegar and sugar with 3 tablespoons of cold water until the sugar is gone.",
   "Pour the dressing over the cucumbers, add the dill and some black pepper and toss. Leave for 5 minutes before you serve it."
  ],
  "chef_notes": "Make it up to a day ahead and keep it in the fridge; it grows milder and less crisp."
 },
 {
  "id": "069c74f0-6934-45e5-9abd-2a822cf66647",
  "name": "Sweet and Sour Pork",
  "course": "main",
  "description": "Crisp little pieces of pork with peppers and pineapple in a bright, sticky sauce. Faster than waiting for the delivery.",
  "servings": 4,
  "prep_time": 20,
  "cook_time": 23,
  "difficulty": "medium",
  "tags": [
   "Pork",
   "Chinese",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "pork tenderloin, cut into 2 cm pieces",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "soy sauce",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "egg, beaten",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "cornflour",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "pineapple chunks in juice",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "tomato ketchup",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "rice vinegar",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "6",
    "unit": "tbsp"
   },
   {
    "name": "onion, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red peppers, cut into chunks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "ginger, grated",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Mix the pork with half the soy sauce and the egg. Set aside a teaspoon of the cornflour, and toss the pork in the rest until coated. Wash your hands.",
   "Drain the pineapple, keeping 100 ml of its juice. Whisk that juice with the ketchup, rice vinegar, sugar, the other soy sauce and the teaspoon of cornflour.",
   "Heat the oil in a wok over a high heat. Fry the pork in two batches, for 14 minutes in all, until crisp and golden with no pink left. Drain on kitchen paper.",
   "Carefully pour off all but a tablespoon of the oil. Fry the onion and red peppers for 4 minutes, until they begin to char.",
   "Add the garlic, ginger and pineapple. Fry for 2 minutes.",
   "Pour in the sauce and simmer for 3 minutes, until thick and glossy.",
   "Toss in the pork until it is coated and piping hot, and serve at once."
  ],
  "chef_notes": "Serve with rice. Chicken thigh fillets, cut as small and cooked until 75 °C inside, take the same sauce."
 },
 {
  "id": "4bdab5e8-7bfb-43df-a6ba-8de5687e678f",
  "name": "Sweet Potato and Black Bean Hash",
  "course": "breakfast",
  "description": "A pan of crisp-edged sweet potato, peppers and smoky beans with cool avocado on top. Brunch for everybody at the table.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Breakfast",
   "Vegan",
   "Vegetarian",
   "American",
   "Gluten Free",
   "Quick & Easy"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "sweet potatoes, cut into 1 cm cubes",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "red onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red pepper, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "smoked paprika",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "black beans, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "baby spinach",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "avocados, sliced",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a very large frying pan over a medium-high heat. Add the sweet potatoes with a pinch of salt and fry for 8 minutes, stirring now and then, until browned in places.",
   "Add the red onion and red pepper. Fry for 6 minutes, until the sweet potatoes are tender to the point of a knife.",
   "Stir in the garlic, smoked paprika and cumin and fry for 1 minute.",
   "Add the black beans and 3 tablespoons of water. Cook for 3 minutes, until piping hot and crisp underneath.",
   "Fold in the spinach by the handful until it has just wilted. Season with salt and black pepper.",
   "Top with the avocados, squeeze over the lime and serve from the pan."
  ],
  "chef_notes": "The hash without the avocado keeps for 2 days in the fridge: fry it until steaming hot. Those who eat eggs may like one on top."
 },
 {
  "id": "9e610e89-2eed-4883-b0b1-3ff2af5d9be8",
  "name": "Tarka Dal",
  "course": "main",
  "description": "Soft red lentils with a sizzling spoonful of garlic, cumin and chilli poured over at the last moment. The sizzle is most of the flavour and all of the drama.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 39,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Indian",
   "Comfort",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "red lentils",
    "quantity": "300",
    "unit": "g"
   },
   {
    "name": "ground turmeric",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "cumin seeds",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "onion, finely sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, sliced",
    "quantity": "4",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely chopped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "green chilli, sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "tomatoes, chopped",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "garam masala",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "coriander, chopped",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Rinse the lentils in a sieve until the water runs clear. Put them in a large pan with the turmeric and 1.2 litres of water.",
   "Bring to the boil and skim off the foam. Simmer for 25 minutes, stirring now and then, until the lentils have fallen apart, then stir in the salt.",
   "Meanwhile, get everything for the tarka chopped and beside the hob.",
   "Heat the oil in a frying pan over a medium-high heat and let the cumin seeds crackle in it. Add the onion and fry for 8 minutes, until golden brown.",
   "Add the garlic, ginger and green chilli. Fry for 2 minutes, until the garlic is pale gold.",
   "Add the tomatoes and garam masala. Cook for 4 minutes, until the tomatoes are soft and the oil shows at the edges.",
   "Pour the hot tarka over the lentils, scatter over the coriander and serve."
  ],
  "chef_notes": "It thickens as it cools: loosen it with hot water. It keeps for 2 days in the fridge and freezes for 3 months; a fresh tarka brings it back to life."
 },
 {
  "id": "fc47c237-b610-487f-972e-d8c08f80c76e",
  "name": "Thai Green Curry",
  "course": "main",
  "description": "Chicken, aubergine and green beans in a fragrant coconut sauce, with basil thrown in at the end.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 26,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Thai",
   "Spicy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "Thai green curry paste",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "coconut milk",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "chicken stock",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "skinless chicken thigh fillets, sliced",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "aubergine, cut into 2 cm chunks",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "green beans, trimmed and halved",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "lime leaves",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "fish sauce",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "soft light brown sugar",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "Thai basil",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oil in a wide pan or wok over a medium heat. Fry the green curry paste with 3 tablespoons of the coconut milk for 3 minutes, until it smells strong and splits.",
   "Stir in the rest of the coconut milk, the chicken stock and the lime leaves. Simmer for 3 minutes.",
   "Add the chicken and aubergine. Simmer for 15 minutes, until the aubergine is soft and the chicken has no pink left and is 75 °C inside.",
   "Add the green beans and simmer for 5 minutes, until just tender.",
   "Stir in the fish sauce, sugar and the juice of the lime. Taste, and balance it with a little more of any of them.",
   "Take the pan off the heat, take out the lime leaves and stir in the Thai basil until it wilts."
  ],
  "chef_notes": "Serve with jasmine rice. Pastes differ in strength: begin with 3 tablespoons if yours is new to you. It keeps for 2 days in the fridge."
 },
 {
  "id": "153a84c6-41d6-4436-82f4-f78d43780fcb",
  "name": "Tikka Chicken Traybake",
  "course": "main",
  "description": "A Friday-night curry house supper that sees to itself.",
  "servings": 4,
  "prep_time": 25,
  "cook_time": 45,
  "difficulty": "easy",
  "tags": [
   "Chicken",
   "Spicy",
   "Main Course",
   "International",
   "Indian"
  ],
  "ingredients": [
   {
    "name": "natural yogurt",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "tikka curry paste",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "lemon",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "chicken thighs",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "cauliflower",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red onions",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "chickpeas",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "coriander",
    "quantity": "15",
    "unit": "g"
   }
  ],
  "method": [
   "Mix the yogurt, half the curry paste and the juice of half the lemon in a large bowl. Turn the chicken thighs in it until coated, then wash your hands.",
   "Leave the chicken to marinate for 15 minutes. Meanwhile, heat the oven to 220°C, or 200°C with a fan.",
   "Cut the cauliflower into florets and the onions into wedges, and drain the chickpeas. Toss them in a large roasting tin with the oil and the rest of the curry paste.",
   "Sit the chicken on top, skin side up, and roast for 40 minutes, until charred at the edges.",
   "Pierce the thickest thigh close to the bone. The juices should run clear with no pink; give it a little longer if they do not.",
   "Squeeze over the rest of the lemon and scatter with the coriander. Serve with warm flatbreads or rice."
  ],
  "chef_notes": "Thighs on the bone stay juicy in a hot oven. If you use skinless fillets, check them after 25 minutes."
 },
 {
  "id": "618cbbc6-4fae-4d5a-97b2-29dad10b376e",
  "name": "Toad in the Hole",
  "course": "main",
  "description": "Sausages in a great puffed-up batter, crisp at the rim and soft in the middle. The batter rises because the fat is fiercely hot.",
  "servings": 4,
  "prep_time": 12,
  "cook_time": 45,
  "difficulty": "easy",
  "tags": [
   "Pork",
   "British",
   "Comfort",
   "Family",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "plain flour",
    "quantity": "140",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "whole milk",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "wholegrain mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "pork sausages",
    "quantity": "8",
    "unit": ""
   },
   {
    "name": "sunflower oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "thyme",
    "quantity": "4",
    "unit": "sprigs"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Whisk the flour and eggs to a smooth paste. Whisk in the milk and wholegrain mustard, and season with salt and black pepper. Leave the batter to stand while you start the sausages.",
   "Heat the oven to 220°C, or 200°C with a fan. Put the sausages and oil in a sturdy metal roasting tin of about 30 x 20 cm.",
   "Roast the sausages for 15 minutes, turning them once, until they begin to brown and the oil is very hot.",
   "Take the tin out and shut the oven door. Quickly pour the batter around the sausages and scatter over the thyme leaves.",
   "Bake for 30 minutes without opening the door, until the batter is tall and deep golden. The sausages must have no pink left and be 75 °C inside.",
   "Cut into four and serve at once, while it is still standing tall."
  ],
  "chef_notes": "The batter can be made the night before and kept in the fridge. Serve with onion gravy and something green."
 },
 {
  "id": "6e505475-0ffc-4b8a-99b2-81773df312e1",
  "name": "Tofu Summer Rolls",
  "course": "starter",
  "description": "Cool rolls of herbs, rice noodles and golden tofu, see-through as a window, with a sharp and sweet sauce for dipping.",
  "servings": 4,
  "prep_time": 35,
  "cook_time": 10,
  "difficulty": "medium",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Vietnamese",
   "Gluten Free",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "thin rice noodles",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "firm tofu, cut into 12 sticks",
    "quantity": "280",
    "unit": "g"
   },
   {
    "name": "tamari",
    "quantity": "5",
    "unit": "tbsp"
   },
   {
    "name": "lime juice",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "red chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "rice paper wrappers",
    "quantity": "12",
    "unit": ""
   },
   {
    "name": "carrots, cut into matchsticks",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "cucumber, cut into matchsticks",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "mint",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "coriander",
    "quantity": "20",
    "unit": "g"
   }
  ],
  "method": [
   "Cover the noodles with boiling water and leave for 5 minutes, until soft. Drain, rinse cold and shake dry.",
   "Dry the tofu well. Heat the oil in a non-stick frying pan over a medium-high heat and fry the tofu for 7 minutes, turning, until golden.",
   "Add 1 tablespoon of the tamari, let it sizzle until dry and take the tofu off the heat.",
   "Stir the rest of the tamari with the lime juice, sugar, red chilli and 3 tablespoons of water, until the sugar is gone.",
   "Dip a rice paper wrapper in warm water until just pliable and lay it on a damp board.",
   "Put some of the mint, coriander, carrots, cucumber, noodles and a stick of tofu in a row on the third nearest to you.",
   "Fold in the sides and roll it up tightly from your end. Fill the other wrappers in the same way.",
   "Serve the rolls at once with the sauce."
  ],
  "chef_notes": "They keep for a few hours in the fridge, apart and under a damp cloth; after that the paper hardens. Cooked prawns may take the place of tofu."
 },
 {
  "id": "d7adeb42-43ec-4356-a825-0298d911e0e3",
  "name": "Tortilla de Patatas",
  "course": "main",
  "description": "Potatoes and onion cooked soft in olive oil, then set in egg. Spain agrees on everything here except the onion.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 35,
  "difficulty": "medium",
  "tags": [
   "Vegetarian",
   "Spanish",
   "Gluten Free",
   "Dairy Free",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "waxy potatoes, thinly sliced",
    "quantity": "700",
    "unit": "g"
   },
   {
    "name": "onion, thinly sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "eggs",
    "quantity": "6",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a deep, 24 cm non-stick frying pan over a medium heat until a slice of potato fizzes gently in it.",
   "Add the potatoes, onion and half the salt. Cook gently for 20 minutes, turning now and then, until soft enough to break but not brown.",
   "Drain them in a sieve over a bowl and keep the oil. Let them cool for 5 minutes.",
   "Beat the eggs with the rest of the salt in a large bowl. Fold in the potatoes and onion.",
   "Heat 2 tablespoons of the kept oil in the pan over a medium heat. Pour in the mixture and cook for 5 minutes, until the edge is set and the bottom golden.",
   "Lay a large plate over the pan and turn both over in one swift move, over the sink. Slide the tortilla back in.",
   "Tuck in the edges and cook for 4 minutes more, until set right through and golden.",
   "Let it settle a little before you cut it into wedges."
  ],
  "chef_notes": "Good warm or cold, it keeps for 2 days in the fridge. Strain the oil and use it again for frying within a week."
 },
 {
  "id": "dac2c505-eef4-4690-95d4-8441e9c3bf0c",
  "name": "Tuna & Sweetcorn Pasta Bake",
  "course": "main",
  "description": "The after-school classic, all grown up but still allowed seconds.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 45,
  "difficulty": "medium",
  "tags": [
   "Seafood",
   "Comfort",
   "Main Course",
   "Pasta",
   "British"
  ],
  "ingredients": [
   {
    "name": "penne",
    "quantity": "350",
    "unit": "g"
   },
   {
    "name": "butter",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "leek",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "plain flour",
    "quantity": "40",
    "unit": "g"
   },
   {
    "name": "milk",
    "quantity": "600",
    "unit": "ml"
   },
   {
    "name": "Dijon mustard",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "mature Cheddar",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "tuna",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "sweetcorn",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "breadcrumbs",
    "quantity": "40",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 200°C, or 180°C with a fan. Trim, wash and finely slice the leek. Grate the Cheddar.",
   "Cook the penne in plenty of boiling salted water for 9 minutes, so that it is still a little firm. Drain it.",
   "Meanwhile, melt the butter in a large pan over a medium heat and cook the leek for 5 minutes, until soft.",
   "Stir in the flour and cook for 1 minute. Add the milk a little at a time, stirring until smooth.",
   "Simmer the sauce for 3 minutes, until it coats a spoon. Take it off the heat and stir in the mustard and two thirds of the Cheddar.",
   "Drain the tuna and the sweetcorn. Fold them into the sauce with the penne, season well and tip into a large baking dish.",
   "Mix the breadcrumbs with the rest of the cheese and scatter over the top. Bake for 20 minutes, until golden and bubbling."
  ],
  "chef_notes": "The pasta finishes cooking in the sauce, so drain it while it still has some bite. If the mixture looks stiff, loosen it with a splash of milk."
 },
 {
  "id": "a2f41b13-6518-4f8f-8bf8-dca79a513904",
  "name": "Turkish Lamb Köfte",
  "course": "main",
  "description": "Smoky, cumin-scented lamb with a sumac onion salad, tucked into warm pitta. The grill does it in minutes.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 12,
  "difficulty": "easy",
  "tags": [
   "Lamb",
   "Turkish",
   "Family",
   "Dairy Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "red onion, finely sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "sumac",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "parsley, chopped",
    "quantity": "30",
    "unit": "g"
   },
   {
    "name": "lamb mince",
    "quantity": "500",
    "unit": "g"
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ground cumin",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "paprika",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "pitta breads",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "tomatoes, sliced",
    "quantity": "3",
    "unit": ""
   }
  ],
  "method": [
   "Rub the red onion with the sumac, lemon juice and half the parsley. Leave it to soften while you cook.",
   "Heat the grill to high and line a tray with foil.",
   "Mix the lamb mince with the garlic, cumin, paprika, chilli flakes, salt and the rest of the parsley. Knead with your hand for 2 minutes, until sticky.",
   "Shape into 12 flat ovals on the tray with damp hands. Wash your hands and the worktop.",
   "Grill for 10 minutes, turning once, until browned with no pink left inside and 75 °C in the middle.",
   "Warm the pitta breads at the bottom of the grill for the last moment.",
   "Fill the pitta breads with the köfte, the onion salad and the tomatoes."
  ],
  "chef_notes": "The raw köfte keep for a day in the fridge. Yogurt with garlic is good beside them for those who can."
 },
 {
  "id": "28ff133a-e888-4fd0-bdd6-4241eba8c029",
  "name": "Turkish Red Lentil Soup",
  "course": "soup",
  "description": "Velvety lentils with a slick of red mint and chilli oil, and lemon to squeeze at the table. The soup Turkey runs on.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 33,
  "difficulty": "easy",
  "tags": [
   "Soup",
   "Vegan",
   "Vegetarian",
   "Turkish",
   "Gluten Free",
   "Healthy"
  ],
  "ingredients": [
   {
    "name": "olive oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "carrot, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "potato, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "2",
    "unit": "cloves"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "red lentils",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "gluten-free vegetable stock",
    "quantity": "1.2",
    "unit": "litres"
   },
   {
    "name": "dried mint",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "paprika",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "chilli flakes",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "lemon, cut into wedges",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat 2 tablespoons of the oil in a large pan over a medium heat. Cook the onion, carrot and potato for 8 minutes, until they begin to soften.",
   "Stir in the garlic, tomato purée and cumin. Fry for 1 minute.",
   "Rinse the lentils and add them with the vegetable stock. Bring to the boil and skim off the foam.",
   "Simmer for 20 minutes, until the lentils have collapsed and the carrot is soft.",
   "Blend until completely smooth, loosen with hot water if you like, and season with salt.",
   "Warm the rest of the oil in a small pan with the dried mint, paprika and chilli flakes until it foams, and take it off the heat at once.",
   "Ladle the soup into bowls, swirl over the red oil and serve with the lemon."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and freezes for 3 months. It thickens when cold: thin it as you reheat it."
 },
 {
  "id": "8eca698e-67d9-4f53-9e4f-b32852c59faa",
  "name": "Vegan Banana Loaf",
  "course": "baking",
  "description": "A moist, brown-sugared loaf without egg, milk or nuts. The blacker the bananas, the better it gets.",
  "servings": 10,
  "prep_time": 15,
  "cook_time": 55,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Sweet",
   "American"
  ],
  "ingredients": [
   {
    "name": "very ripe bananas",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "soft light brown sugar",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "sunflower oil",
    "quantity": "100",
    "unit": "ml"
   },
   {
    "name": "oat drink",
    "quantity": "75",
    "unit": "ml"
   },
   {
    "name": "lemon juice",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "self-raising flour",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "bicarbonate of soda",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "ground cinnamon",
    "quantity": "2",
    "unit": "tsp"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Line a 900 gram loaf tin with baking paper.",
   "Peel the bananas and mash them in a large bowl with a fork until almost smooth. Whisk in the sugar, oil, oat drink and lemon juice.",
   "Stir together the flour, bicarbonate of soda, cinnamon and salt in a second bowl.",
   "Tip the flour into the bananas and fold until no dry streaks remain, and no longer.",
   "Scrape into the tin and level the top. Bake for 55 minutes, until deep brown and a skewer pushed into the middle comes out clean.",
   "Leave it in the tin for 10 minutes, then lift it on to a rack. Slice it when it is cold."
  ],
  "chef_notes": "It keeps for 4 days in a tin, and slices freeze for 3 months. If it darkens too soon, lay foil over the top."
 },
 {
  "id": "7e31d1ca-8a1d-40ec-9c3a-35d2675c7395",
  "name": "Vegan Lemon Cupcakes",
  "course": "baking",
  "description": "Light little sponges that rise on lemon and bicarbonate of soda instead of eggs, with a sharp white icing. A birthday cake for the whole class.",
  "servings": 12,
  "prep_time": 20,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "Sweet",
   "British",
   "Family"
  ],
  "ingredients": [
   {
    "name": "lemons",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "oat drink",
    "quantity": "220",
    "unit": "ml"
   },
   {
    "name": "self-raising flour",
    "quantity": "220",
    "unit": "g"
   },
   {
    "name": "bicarbonate of soda",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "caster sugar",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/4",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "80",
    "unit": "ml"
   },
   {
    "name": "icing sugar",
    "quantity": "200",
    "unit": "g"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Put 12 paper cases in a muffin tin.",
   "Finely grate the zest of both lemons and squeeze the juice. Stir 2 tablespoons of the juice into the oat drink and leave for 5 minutes: it should look curdled.",
   "Stir together the flour, bicarbonate of soda, caster sugar, salt and most of the zest.",
   "Whisk the oil into the oat drink. Pour it into the flour and whisk briefly, until just smooth.",
   "Share the batter between the cases at once. Bake for 20 minutes, until pale gold and springy, and a skewer comes out clean.",
   "Cool the cupcakes completely on a rack.",
   "Mix the icing sugar with about 2 tablespoons of the lemon juice, until thick enough to coat a spoon. Spread it over and scatter with the rest of the zest."
  ],
  "chef_notes": "They keep for 2 days in a tin, and freeze without icing for 2 months."
 },
 {
  "id": "0544c8d0-d104-446b-b5f4-4a8b88306d36",
  "name": "Victoria Sponge",
  "course": "baking",
  "description": "Two buttery sponges, raspberry jam and whipped cream: the cake by which other cakes are judged.",
  "servings": 10,
  "prep_time": 25,
  "cook_time": 25,
  "difficulty": "medium",
  "tags": [
   "Vegetarian",
   "Sweet",
   "British",
   "Family"
  ],
  "ingredients": [
   {
    "name": "butter, softened",
    "quantity": "225",
    "unit": "g"
   },
   {
    "name": "caster sugar",
    "quantity": "225",
    "unit": "g"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "self-raising flour",
    "quantity": "225",
    "unit": "g"
   },
   {
    "name": "baking powder",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "milk",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "raspberry jam",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "double cream",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "icing sugar",
    "quantity": "1",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Heat the oven to 180°C, or 160°C with a fan. Butter two 20 cm sandwich tins and line the bases with baking paper.",
   "Beat the butter and caster sugar for 4 minutes, until very pale and fluffy.",
   "Beat in the eggs one at a time, with a spoonful of the flour if the mixture looks split.",
   "Sift in the flour and baking powder and fold them in gently. Fold in the milk, so that the mixture drops easily from the spoon.",
   "Share it between the tins and level the tops. Bake for 25 minutes, until golden, springy and just coming away from the sides.",
   "Leave in the tins for 5 minutes, then turn out on to a rack and leave until completely cold.",
   "Whip the cream until it just holds its shape. Spread the jam over one sponge, then the cream, and set the other sponge on top.",
   "Dust with the icing sugar."
  ],
  "chef_notes": "With cream inside, keep it in the fridge and eat it within 2 days, at room temperature. Unfilled sponges freeze for 3 months."
 },
 {
  "id": "0b7dca47-6e65-4f24-a530-91c4ddb0abdc",
  "name": "Warm German Potato Salad",
  "course": "side",
  "description": "The southern kind: no mayonnaise, but hot stock, vinegar and mustard that the warm potatoes drink up. Better after a rest.",
  "servings": 4,
  "prep_time": 15,
  "cook_time": 28,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegan",
   "Vegetarian",
   "German",
   "Gluten Free"
  ],
  "ingredients": [
   {
    "name": "waxy potatoes",
    "quantity": "1",
    "unit": "kg"
   },
   {
    "name": "red onion, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "gluten-free vegetable stock",
    "quantity": "250",
    "unit": "ml"
   },
   {
    "name": "white wine vinegar",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "wholegrain mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "caster sugar",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   },
   {
    "name": "gherkins, chopped",
    "quantity": "80",
    "unit": "g"
   },
   {
    "name": "chives, snipped",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Put the potatoes, whole and unpeeled, in a pan of cold salted water. Boil for 20 minutes, until a knife slides in easily.",
   "Meanwhile, put the red onion, vegetable stock, white wine vinegar, mustard and sugar in a small pan. Simmer for 3 minutes.",
   "Drain the potatoes and peel them while they are warm, holding them in a cloth. Slice them into a wide bowl.",
   "Pour over the hot stock and turn the slices gently. Leave for 15 minutes, until most of the stock has gone.",
   "Fold in the oil and the gherkins, and season with salt and black pepper.",
   "Scatter over the chives and serve warm."
  ],
  "chef_notes": "It keeps for 2 days in the fridge. Warm it a little, or let it lose its chill, and taste again for vinegar."
 },
 {
  "id": "93770480-2322-484a-ae9e-5c60e3c711db",
  "name": "Warm Lentil and Halloumi Salad",
  "course": "salad",
  "description": "Squeaky golden halloumi over lentils, beetroot and orange. Little more than twenty minutes, and some of that is opening packets.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 12,
  "difficulty": "easy",
  "tags": [
   "Salad",
   "Vegetarian",
   "Mediterranean",
   "Gluten Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "red onion, finely sliced",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "red wine vinegar",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "extra virgin olive oil",
    "quantity": "3",
    "unit": "tbsp"
   },
   {
    "name": "wholegrain mustard",
    "quantity": "1",
    "unit": "tbsp"
   },
   {
    "name": "green lentils, drained",
    "quantity": "2",
    "unit": "tins"
   },
   {
    "name": "cooked beetroot, cut into wedges",
    "quantity": "250",
    "unit": "g"
   },
   {
    "name": "oranges",
    "quantity": "2",
    "unit": ""
   },
   {
    "name": "baby spinach",
    "quantity": "100",
    "unit": "g"
   },
   {
    "name": "vegetarian halloumi, sliced",
    "quantity": "450",
    "unit": "g"
   },
   {
    "name": "mint",
    "quantity": "15",
    "unit": "g"
   },
   {
    "name": "salt and black pepper",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Stir the red onion with the red wine vinegar and a pinch of salt in a large bowl. Leave for 5 minutes, until pink.",
   "Stir in the oil and mustard and season with black pepper.",
   "Rinse the lentils and warm them in a pan with a splash of water for 4 minutes, until steaming hot. Drain them and toss them in the dressing.",
   "Cut the peel and pith from the oranges and slice the flesh. Fold it into the lentils with the beetroot and the spinach.",
   "Heat a dry, non-stick frying pan over a medium-high heat. Fry the halloumi for 4 minutes, turning once, until deep golden on both sides.",
   "Lay the halloumi on top, tear over the mint and serve before the cheese goes cold."
  ],
  "chef_notes": "The salad without the cheese keeps for 2 days in the fridge. Fry the halloumi when you eat."
 },
 {
  "id": "e083d071-9892-4d61-b786-1952b0412421",
  "name": "West African Peanut Stew",
  "course": "main",
  "description": "Sweet potato and chickpeas in a thick, gently hot peanut sauce. Rich enough to be somebody's favourite by the second spoon.",
  "servings": 4,
  "prep_time": 10,
  "cook_time": 20,
  "difficulty": "easy",
  "tags": [
   "Vegan",
   "Vegetarian",
   "West African",
   "Gluten Free",
   "Quick & Easy",
   "Main Course"
  ],
  "ingredients": [
   {
    "name": "sunflower oil",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "onion, chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "garlic, crushed",
    "quantity": "3",
    "unit": "cloves"
   },
   {
    "name": "ginger, finely grated",
    "quantity": "20",
    "unit": "g"
   },
   {
    "name": "red chilli, finely chopped",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "ground cumin",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "ground coriander",
    "quantity": "1",
    "unit": "tsp"
   },
   {
    "name": "tomato purée",
    "quantity": "2",
    "unit": "tbsp"
   },
   {
    "name": "sweet potatoes, cut into 1.5 cm cubes",
    "quantity": "600",
    "unit": "g"
   },
   {
    "name": "chopped tomatoes",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "chickpeas, drained",
    "quantity": "1",
    "unit": "tin"
   },
   {
    "name": "smooth peanut butter",
    "quantity": "120",
    "unit": "g"
   },
   {
    "name": "baby spinach",
    "quantity": "150",
    "unit": "g"
   },
   {
    "name": "lime",
    "quantity": "1",
    "unit": ""
   },
   {
    "name": "salt",
    "quantity": "",
    "unit": ""
   }
  ],
  "method": [
   "Heat the oil in a large pan over a medium-high heat. Fry the onion for 4 minutes, until it begins to colour.",
   "Stir in the garlic, ginger, red chilli, cumin, ground coriander and tomato purée. Fry for 1 minute.",
   "Add the sweet potatoes, chopped tomatoes and 400 ml of boiling water. Cover and boil gently for 10 minutes, until the sweet potatoes are nearly tender.",
   "Stir in the chickpeas and the peanut butter. Simmer for 5 minutes, stirring, until thick and the sweet potatoes are soft.",
   "Stir in the spinach until it wilts. Season with salt and sharpen with the juice of the lime."
  ],
  "chef_notes": "It keeps for 2 days in the fridge and freezes for 3 months; loosen it with water. For an allergy to peanuts, use tahini, if sesame is safe."
 },
 {
  "id": "38d241ad-1d84-4dc8-9662-3359635991ae",
  "name": "Yorkshire Puddings",
  "course": "side",
  "description": "Twelve tall, crisp puddings with a hollow for the gravy. The batter is all the better for half an hour's rest before it meets the hot oil.",
  "servings": 6,
  "prep_time": 10,
  "cook_time": 32,
  "difficulty": "easy",
  "tags": [
   "Side Dish",
   "Vegetarian",
   "British",
   "Family"
  ],
  "ingredients": [
   {
    "name": "plain flour",
    "quantity": "140",
    "unit": "g"
   },
   {
    "name": "salt",
    "quantity": "1/2",
    "unit": "tsp"
   },
   {
    "name": "eggs",
    "quantity": "4",
    "unit": ""
   },
   {
    "name": "whole milk",
    "quantity": "200",
    "unit": "ml"
   },
   {
    "name": "sunflower oil",
    "quantity": "4",
    "unit": "tbsp"
   }
  ],
  "method": [
   "Put the flour and salt in a bowl and beat in the eggs, one by one, to a smooth, thick paste.",
   "Whisk in the milk a little at a time, until the batter is as thin as single cream. Pour it into a jug.",
   "Heat the oven to 230°C, or 210°C with a fan. Put a teaspoon of the oil in each hole of a 12-hole bun tin.",
   "Heat the tin in the oven for 10 minutes, until the oil shimmers.",
   "Pour the batter quickly into the hot oil, filling each hole halfway.",
   "Bake for 22 minutes without opening the door, until tall, deep golden and crisp at the sides. Serve at once."
  ],
  "chef_notes": "They freeze for 1 month: reheat them from frozen in a hot oven until crisp. Beef dripping in place of the oil is traditional, but is not vegetarian."
 }
]
