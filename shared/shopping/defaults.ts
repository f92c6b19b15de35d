/** What an item is before anybody says more, without the schemas, so that a screen need not load them. */

/** Spec 2, section 9. */
export const DEFAULT_CATEGORY = 'other'
export const DEFAULT_QUANTITY = '1'

/** Spec 2, section 8. */
export const EMPTY_ITEM_NAME_MESSAGE = 'Please enter an item name'
