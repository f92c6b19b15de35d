/** Words of wishes that mean a course, a difficulty, or nothing. Data only. */
import type { Course } from '../recipes/courses.ts'
import type { Difficulty } from '../recipes/difficulty.ts'

const list = (words: string) => words.trim().split(/\s*\|\s*|\s*\n\s*/)

function table<T extends string>(rows: Readonly<Partial<Record<T, string>>>): Map<string, T> {
  return new Map(
    (Object.entries(rows) as [T, string][]).flatMap(([value, words]) =>
      list(words).map((word) => [word, value] as const),
    ),
  )
}

/** Whole runs of words, in the singular. 'Dinner' is a main course; lunch may be anything. */
export const COURSE_WORDS = table<Course>({
  breakfast: 'breakfast|brunch|brekkie|brekky',
  starter: 'starter|appetizer|appetiser|first course|hors d oeuvre|canape|nibble',
  soup: 'soup',
  main: 'main|main course|main dish|main meal|dinner|supper|evening meal|weeknight dinner|sunday dinner',
  side: 'side|side dish|accompaniment|on the side',
  salad: 'salad',
  dessert: 'dessert|pudding|afters|sweet course|something sweet|sweet treat',
  baking: 'baking|bake sale|home baking',
  drink: 'drink|cocktail|mocktail|beverage',
  sauce: 'sauce|dressing|dip|condiment',
  snack: 'snack',
})

export const DIFFICULTY_WORDS = table<Difficulty>({
  easy: 'easy|easiest|simple|simplest|beginner|foolproof|effortless|straightforward|no fuss|basic|easy peasy',
  medium: 'medium difficulty|medium',
  hard: 'hard|tricky|complicated|fiddly|difficult|challenging|advanced|a challenge|ambitious',
})

/** 'hard' before these is no difficulty: the same for 'easy' in a name. */
export const NOT_DIFFICULTY_BEFORE = new Set(['boiled', 'cheese', 'egg', 'peasy', 'over'])

/** 'something we have not cooked yet'. Runs, longest first. */
export const COOKED_WORDS: readonly (readonly [run: string, before: boolean])[] = [
  ["that we haven't cooked|haven't cooked|havent cooked|not cooked|never cooked", false],
  ["haven't made|havent made|never made|not made|haven't tried|havent tried|never tried", false],
  ['new to us|something new|not had before|never had|not yet cooked|not cooked yet', false],
  ['cooked before|made before|had before|have cooked|have made|already cooked|already made', true],
  ['old favourite|old favorite|tried and tested', true],
]
  .flatMap(([runs, before]) => list(runs as string).map((run) => [run, before as boolean] as const))
  .sort(([a], [b]) => b.length - a.length)

/** What state somebody's foods are in, and how they come to be there: they are to be used, not found in a recipe. */
const STATES = `finish finished going gone soft bendy tired limp sad wilting wilted wilty floppy ageing aging old older older spare
  opened unopened open lying sitting lurking around about hanging turning turn turned ripe overripe ripening past date
  off browning wrinkly wrinkled squishy bruised knobbly end ends last bottom back clear out over remaining glut too many
  loads load tons heap heaps plenty bought brought given found`

/** How long there is, beside the minutes that are read. */
const TIMES = `ready max maximum tops top minimum day days hour hours time quickly rush hurry rushed home late soon start
  finish serve table done`

/** Nothing is asked for by these. */
export const FILLERS = new Set(
  `a an the this that these those some any all of to for from with within using use used up contain contains containing
  has have having got had is are be it its it's i i'd i'm i've id im me my we our us you your they them he she his her want wants
  wanted need needs would like love fancy looking look find show give get search recipe recipes dish dishes meal meals idea ideas
  something anything thing things stuff food foods cook cooking make making made cooked eat eating please can could should do does
  what which who how where when tonight today tomorrow now this evening week weekend weeknight lunch lunchtime tea
  people person family everyone everybody else just maybe perhaps really very quite bit only so then also too as at by in
  into on about and or but plus & one ones good nice tasty delicious yummy lovely great best favourite favorite suggestion
  suggestions suggest options option hello hi hey thanks thank im dont don't let lets let's
  monday tuesday wednesday thursday friday saturday sunday night morning afternoon today's bank holiday safe suitable
  um uh er erm hmm well like so if style lunches two three four five six seven eight impress much else
  teen teens teenager teenagers kid kids child children toddler toddlers granny gran nan mum dad guest guests friend
  friends friendly mate mates serve serves serving off show mind after school packed like fill filling
  allergy allergies allergic intolerance intolerant ${STATES} ${TIMES} there any kind sort type based leftover leftovers yet before again ever still left need ingredients ingredient`
    .trim()
    .split(/\s+/),
)

/** With 'no' before them they are a way of cooking: 'no bake cheesecake', 'no knead bread'. */
export const WORDS_WITH_NO = new Set(['bake', 'cook', 'knead', 'churn'])
