/** Every key this app keeps on the device (contract, 'Pages and what the device keeps'). */

export const PROFILE_ID_KEY = 'meal-planner-profile-id'
export const BUILD_ID_KEY = 'app-build-id'
export const COOKING_INTRO_KEY = 'cooking_mode_onboarding_seen'
/** Ours: 'light' or 'dark'; absent for the system's theme. `public/theme.js` reads it before the first paint. */
export const THEME_KEY = 'theme'
/** Ours: whether merging follows the letter of Spec 2, section 5. */
export const PLAIN_MERGING_KEY = 'plain_merging'

type TipId = 'create_meal_plan' | 'generate_grocery_list' | 'add_to_shopping_list'

export const tourKey = (profileId: string) => `onboarding_completed_${profileId}`
export const tipKey = (profileId: string, tip: TipId) => `workflow_tip_${profileId}_${tip}`
export const cookingProgressKey = (recipeId: string) => `cooking-progress-${recipeId}`
/** Ours: the timers of a cooking session, so that a reload neither stops nor doubles them. */
export const cookingTimersKey = (recipeId: string) => `cooking-timers-${recipeId}`
/** Ours: the recipes that have timers, so that a page need not look for them. */
export const COOKING_TIMERS_KEY = 'cooking-timers'
/** Ours: which ingredients are ticked, by their place in the recipe. */
export const cookingTicksKey = (recipeId: string) => `cooking-ticks-${recipeId}`
/** Ours: that the cook has read where the microphone's sound may go. */
export const VOICE_NOTICE_KEY = 'voice_notice_seen'
/** Ours: the same where the kitchen writes down what is said. */
export const RECORD_NOTICE_KEY = 'record_notice_seen'
/** Ours: how the cook wants to be heard and answered. */
export const VOICE_SETTINGS_KEY = 'voice_settings'
/** Ours: a recipe that is typed and not saved; by its id, or by how a new one came to be. */
export const recipeDraftKey = (slot: string) => `recipe-draft-${slot}`
/** Ours: the link, text and recipe of a page that is being brought in. */
export const PAGE_IMPORT_KEY = 'page-import'
/** Ours: links that are being read one after the other, and what they gave. */
export const LINK_LIST_KEY = 'link-list'
/** Ours: the talk with the assistant, and what is being typed to it. */
export const chatKey = (profileId: string) => `recipe-chat-${profileId}`
export const chatDraftKey = (profileId: string) => `recipe-chat-draft-${profileId}`
/** Ours: ticks that the kitchen has not heard yet. */
export const SHOPPING_TICKS_KEY = 'waiting-shopping-ticks'
export const GROCERY_TICKS_KEY = 'waiting-grocery-ticks'
/** Ours: the aisles in the order of the chef's shop. */
export const shopAislesKey = (profileId: string) => `shop-aisles-${profileId}`
/** Ours: of which meals a plan's summary tells, as this device saw it first. */
export const summaryMealsKey = (planId: string) => `summary-meals-${planId}`
/** Ours, for the tab alone: how a long list stood on the screen when its page was left. */
export const leftRowsKey = (list: string) => `rows-${list}`
/** The router's, for the tab alone: how far pages were scrolled. */
export const ROUTER_SCROLL_KEY = 'tsr-scroll-restoration-v1_3'
/** Ours: the ids of recipes that are being brought in, should the page go away before they are. */
export const MOVE_IN_KEY = 'move-in'
