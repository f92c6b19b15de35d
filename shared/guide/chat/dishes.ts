/** Names of dishes, by what they are like. Data only: a name that no recipe has is known for a dish all the same. */

import type { Course } from '../../recipes/courses.ts'

/** Each row: a kind of dish, and names of dishes of that kind, in the singular, without accents. */
const ROWS: Readonly<Record<string, string>> = {
  curry: `curry korma masala dal daal dhal madras vindaloo jalfrezi bhuna rendang massaman satay balti makhani saag chana keema dopiaza
    dhansak biryani tikka katsu laksa sambar rogan josh panang karahi`,
  stew: `stew casserole tagine goulash hotpot bourguignon stroganoff cassoulet ragout feijoada gumbo stifado blanquette coq chilli
    chili braise ratatouille cholent cawl stovies egusi okra efo bigos`,
  pasta: `pasta spaghetti carbonara bolognese alfredo arrabbiata puttanesca cacio lasagne macaroni mac linguine tagliatelle ragu
    cannelloni ravioli gnocchi primavera vongole amatriciana pesto tortellini pierogi penne orzo`,
  noodle: `noodle ramen pho chow mein udon soba pad yakisoba laksa lo japchae`,
  'rice dish': `risotto paella pilaf pilau biryani jollof jambalaya kedgeree arancini donburi bibimbap sushi congee bowl nasi`,
  bake: `bake lasagne moussaka gratin parmigiana cannelloni enchilada crumble traybake dauphinoise`,
  pie: `pie tart quiche pasty galette wellington turnover empanada spanakopita pithivier flan vol`,
  soup: `soup broth chowder bisque minestrone gazpacho borscht consomme stock pho ramen vichyssoise`,
  salad: `salad slaw coleslaw tabbouleh caesar nicoise waldorf panzanella fattoush ceviche`,
  'egg dish': `omelette frittata tortilla shakshuka benedict scramble huevos souffle`,
  'in the hand': `wrap taco burrito fajita quesadilla enchilada kebab gyros souvlaki shawarma pitta falafel burger sandwich toastie panini
    sub hotdog nacho sloppy blt bagel bap roll`,
  pizza: `pizza calzone flatbread focaccia pide`,
  fry: `stir fry schnitzel kiev nugget goujon tempura fritter rosti bhaji pakora samosa dumpling gyoza katsu milanese fishcake fishfinger kofta meatball
    teriyaki escalope karaage satay`,
  roast: `roast wellington joint porchetta`,
  pudding: `pudding crumble cobbler trifle fool mousse cheesecake pavlova meringue custard brulee panna tiramisu sorbet sundae parfait
    strudel crepe pancake waffle eton mess posset jelly profiterole eclair baklava souffle knickerbocker roulade syllabub`,
  cake: `cake sponge gateau brownie blondie cupcake muffin gingerbread parkin madeira drizzle torte roulade flapjack cookie biscuit
    shortbread scone macaron doughnut donut bun loaf bundt traybake teacake rocky`,
  bread: `bread flatbread focaccia naan roti chapati baguette brioche sourdough ciabatta soda damper`,
  breakfast: `porridge granola muesli pancake waffle smoothie shakshuka toast kedgeree crumpet`,
}

const membersByKind = new Map(
  Object.entries(ROWS).map(([kind, names]) => [kind, new Set(names.trim().split(/\s+/))] as const),
)
const kindsByName = new Map<string, string[]>()
for (const [kind, names] of membersByKind) {
  for (const name of [kind, ...names])
    kindsByName.set(name, [...(kindsByName.get(name) ?? []), kind])
}

/** Whether a word (singular, folded), or some words of a recipe's name, name a dish. */
export function isDish(word: string): boolean {
  return kindsByName.has(word) || word.includes(' ')
}

/** Words by which a recipe is that dish: of 'stew' a casserole too, of 'lasagne' only lasagne. */
export function namesOfDish(word: string): ReadonlySet<string> {
  return membersByKind.get(word) ?? new Set([word])
}

/** Whether a word names one dish, and no whole kind of them. */
export function isOneDish(word: string): boolean {
  return isDish(word) && !membersByKind.has(word)
}

const likeByName = new Map<string, ReadonlySet<string>>()

/** Names of dishes that are like this one, itself left out. */
export function dishesLike(word: string): ReadonlySet<string> {
  const before = likeByName.get(word)
  if (before) return before
  const kinds = kindsByName.get(word) ?? []
  const names = kinds.flatMap((kind) => [kind, ...(membersByKind.get(kind) ?? [])])
  const like = new Set(names.filter((each) => each !== word))
  if (kinds.length > 0) likeByName.set(word, like)
  return like
}

/** Kinds that are a course by themselves: 'a pudding' is a dessert, whatever its name. */
const COURSES: Readonly<Record<string, readonly Course[]>> = {
  soup: ['soup'],
  salad: ['salad'],
  pudding: ['dessert'],
  breakfast: ['breakfast'],
}
const SAVOURY: readonly Course[] = [
  'main',
  'soup',
  'side',
  'salad',
  'starter',
  'breakfast',
  'snack',
]
/** Kinds that are only found in some courses: a cake is no traybake of salmon, a curry no masala chai. */
const WITHIN: Readonly<Record<string, readonly Course[]>> = {
  cake: ['baking', 'dessert'],
  bread: ['baking', 'side', 'snack'],
  pudding: ['dessert', 'baking'],
  roast: ['main'],
  curry: SAVOURY,
  stew: SAVOURY,
  pasta: SAVOURY,
  noodle: SAVOURY,
  fry: SAVOURY,
  pizza: SAVOURY,
}

/** Whether a kind of dish belongs to other courses than this one: a pudding is no starter. */
export function isOtherCourse(word: string, course: Course): boolean {
  return COURSES[word] !== undefined && !COURSES[word].includes(course)
}

/** Whether a recipe of this course can be such a dish at all. */
export function canBeOfDish(word: string, course: Course): boolean {
  return COURSES[word]?.includes(course) || (WITHIN[word]?.includes(course) ?? true)
}

/** Whether a recipe is such a dish, by the words of its name and its course. */
export function isOfDish(word: string, nameWords: ReadonlySet<string>, course: Course): boolean {
  if (COURSES[word]?.includes(course)) return true
  if (word.includes(' ')) return word.split(' ').every((each) => nameWords.has(each))
  return canBeOfDish(word, course) && [...namesOfDish(word)].some((name) => nameWords.has(name))
}
