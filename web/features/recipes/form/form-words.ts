/** Titles, buttons and messages of the form, by how the recipe came here (Spec 1, sections 2 and 8). */

const REVIEW = {
  title: 'Review Extracted Recipe',
  cancel: 'Back to Upload',
  save: 'Save Recipe',
  saving: 'Saving...',
}

export const FORM_WORDS = {
  new: { title: 'New Recipe', cancel: 'Cancel', save: 'Save Recipe', saving: 'Saving...' },
  review: REVIEW,
  page: REVIEW,
  chat: { title: 'Edit Recipe', cancel: 'Cancel', save: 'Save Recipe', saving: 'Saving...' },
  edit: { title: 'Edit Recipe', cancel: 'Cancel', save: 'Update Recipe', saving: 'Updating...' },
} as const

export type FormMode = keyof typeof FORM_WORDS

/** Over the edit of a recipe that quick-add made. */
export const STUB_NOTE = 'Ingredients and steps can follow later, both together.'

const SAVED = {
  title: 'Recipe saved successfully!',
  text: 'Your recipe has been added to your collection.',
}

/** Spec 1, section 8, and Spec 2 of what came out of a chat. */
export const DONE = {
  new: SAVED,
  review: SAVED,
  page: SAVED,
  chat: { ...SAVED, text: 'Your AI-generated recipe has been added to your collection.' },
  edit: { title: 'Recipe updated successfully!', text: 'Your changes have been saved.' },
}

/** Of a recipe that somebody else deleted while it was edited. */
export const SAVE_AS_NEW = 'Save as new'
export const DELETED = {
  kind: 'info',
  title: 'Somebody deleted this recipe',
  text: 'What you typed is still here. You can save it as a new one.',
} as const

export function failedWords(mode: FormMode) {
  const title = mode === 'edit' ? 'Error updating recipe' : 'Error saving recipe'
  return { kind: 'error', title, text: 'Please try again.' } as const
}
