/** Fixed words of the briefing before cooking. Knows no recipe, so that the page can use it early. */

/** What every briefing ends with (Spec 2, section 8). */
export const BRIEFING_CLOSING = "Ready to create something delicious? Let's cook!"

/** Shown when no briefing can be had (Spec 2, section 8): true of any recipe. */
export const GENERIC_TIPS = `Mise en place
- Read the whole recipe once before you start.
- Weigh, wash and chop everything first, and set it out in the order you need it.
- Put the pans and tools you will use within reach.

Time-saving
- Turn the oven on or put water on to boil before you start chopping.
- Clean up while something simmers.
- Use the longest wait in the recipe for the next step's preparation.

Pro chef secrets
- Let the pan get hot before the food goes in, and give the food room.
- Season a little at a time and taste as you go.
- A squeeze of lemon or a splash of vinegar at the end wakes up a flat dish.

Watch out for
- Keep raw meat and fish, their boards and knives away from food that is ready to eat.
- Times are a guide: go by colour, smell and feel as well.
- Turn pan handles inwards, and mind the steam when you lift a lid.

${BRIEFING_CLOSING}`
