/** Phrases about ingredients, drawers, the shopping list and amounts of the recipe. */

export const KITCHEN_PHRASES = `
^readIngredients: Read/Say/through/list Ing
~readIngredients: What Ing Need*|What goes? in/into It/recipe
closePanel: Close Ing list?
closePanel?panel: Close It/Panel? up?|exit|Put It/Ing away
^showIngredients: Ing
~howMuch: Many Unit? #food Need*|What amount/quantity #food
~howMuch?ingredients: Many #stuff Need
untickIngredient: Untick #food|take/remove tick off/from #food|i? havent Added #food yet?
tickIngredient: Tick #food off?|check/cross #food off List?|mark #food as? Added|i/Have Added #food|#food Added
tickIngredient?ingredients: Tick #stuff
addToShoppingList: Add/Put/write #item on/in/2 List|Add #item List
#item??quantity?"1": a #pack of? #thing
#item: #qty #pack? of? #thing|some? #thing
scale??factor?2: double Amounts|make It? double
scale??factor?3: triple Amounts
scale??factor?0.5: halve/0.5 Amounts
scale: Scale Amounts/enough? up? for/4/to/serve #n Servings?|Scale Servings #n|#n Servings
~convert: What/convert/Many? #value degrees? #from in/to #to
#value??value?1: a
~convert??value?1: Many #to #value? #from #food/#stuff?
^showRecipe: Recipe
`
