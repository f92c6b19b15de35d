/** English number words and their values, in lower case. What stands around them is the readers' business. */

/** 1 to 9. */
export const ONES: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}

/** 10 to 19. */
export const TEENS: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}

/** 20 to 90, by tens. */
export const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** 'zero' to 'nineteen', each at its own place. */
export const SMALL_NUMBERS: readonly string[] = [
  'zero',
  ...Object.keys(ONES),
  ...Object.keys(TEENS),
]

/** 'one' to 'twelve': how many people a page says that it serves, and the like. */
export const COUNT_WORDS = SMALL_NUMBERS.slice(1, 13)
