/** Phrases about ingredients, drawers, the shopping list and amounts of the recipe. */

export const KITCHEN_PHRASES = `
readIngredients: ^Read/Say/repeat/through/over/list Ing|~What Ing Need*|~What need for recipe?|~What goes? in/into It/recipe
closePanel: Close Ing list?
closePanel?panel: Close It? up/down?|Close/exit Panel|exit|Put/take It/Panel/Ing away|go_away|Have? Done with It
showIngredients: ^Ing|~where Ing
howMuch: ~Many Unit? #food Need*|~What amount/quantity #food|~#food Many
howMuch?ingredients: Many #stuff do/does/should i/we/It Need Need*
untickIngredient: Untick #food|Untick #stuff|take/remove tick off/from/on #food|mark #food as? not Added|i? havent/didnt Added #food yet?
tickIngredient: Tick #food off?|mark/check/cross #food off List?|mark #food as? Added|i/Have Added #food|#food Added
tickIngredient?ingredients: Tick #stuff off?
addToShoppingList: Add/Put/get/write #item to/on/onto/in/2 List|Add #item List|Add to List #item
#item??quantity?"1": a/an #pack of? #thing
#item: #qty #pack? of/more? #thing|some/more/a/an/the #thing|#thing
scale??factor?2: double all/whole? Amounts|make It? Double batch/amount/Much?
scale??factor?3: triple Amounts|make triple
scale??factor?0.5: halve/0.5 Amounts|have recipe|make 0.5 Amounts/batch?|cut Amounts in? 0.5
scale: Scale Amounts? up? by #factor|Scale up/down? Amounts/enough? up/down? for/4/to/serve #n Servings?|Scale It? #n Servings|Scale Servings to? #n|im/were cooking for #n Servings|#n Servings
convert: ~What/convert/Many? #value degrees? #from #food? in/into/to/as degrees? #to|~What/convert/Many? #value #from #stuff in/into/to/as #to
#value??value?1: a/an
convert??value?1: ~Many #to make? #value? #from #food?|~Many #to #value? #from #stuff
convert??from?"gas": ~What/convert? gas mark? #value in/into/to #to
showRecipe: ^full/whole/all? Recipe|^show whole/full/all/every Step
`
