/** Tells the vegetable from the spice, which share the word 'pepper'. Knows no other food. */

const PEPPERS = /\bpeppers\b/
const SEASONING = /\b(?:black|white|cayenne|lemon|salt|ground|cracked|milled)\b/

/**
 * True when 'pepper' in a plain name is the vegetable: in the plural, or counted ('1 pepper') where
 * nothing else speaks of the mill. Ours: Spec 2, section 5 has one word for both.
 */
export function isVegetablePepper(plain: string, isCounted: boolean): boolean {
  return PEPPERS.test(plain) || (isCounted && !SEASONING.test(plain))
}
