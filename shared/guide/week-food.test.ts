/** What does not wait, and what meals share: read off the ingredients as people write them. */
import { expect, test } from 'vitest'
import { dish, timed, weekWith } from './testing/week-samples.ts'
import { freshIn, sayFresh } from './week-fresh.ts'
import { sayShared, sharedIn } from './week-shared.ts'

test.each([
  ['4 ; salmon fillets', 'salmon'],
  ['300 g; raw king prawns', 'prawns'],
  ['200 g; baby spinach, washed', 'spinach'],
  ['20 g; fresh coriander, chopped', 'coriander'],
  ['1 bunch; cilantro', 'coriander'],
  ['2 tbsp; chopped parsley', 'parsley'],
  ['1 punnet; raspberries', 'raspberries'],
  ['200 g; bean sprouts', 'beansprouts'],
])('%s does not wait: %s', (line, label) => {
  expect(freshIn(dish('Meal', {}, [line])).map((food) => food.label)).toEqual([label])
})

test.each([
  '2 tins; tuna',
  '1 tin; salmon',
  '200 g; smoked salmon',
  '300 g; frozen raspberries',
  '200 g; frozen spinach',
  '16 ; fish fingers',
  '1 tbsp; fish sauce',
  '1 tsp; coriander',
  '1 tsp; dried basil',
  '2 tsp; ground coriander',
  '1 tbsp; mint sauce',
  '2 tbsp; strawberry jam',
  '200 g; spinach and ricotta tortellini',
  '1 jar; pesto',
])('%s can wait', (line) => {
  expect(freshIn(dish('Meal', {}, [line]))).toEqual([])
})

test('what keeps for two days and is needed on Friday is bought nearer Friday', () => {
  const bake = timed('Fish Bake', 40, ['4 ; cod fillets'])
  const [later, ...rest] = sayFresh(weekWith({ Friday: [bake] }), [])
  expect(rest).toEqual([])
  expect(later).toContain("the cod for Friday's Fish Bake")
  expect(later).toMatch(/a day or two before|nearer the day/)
  const [first] = sayFresh(weekWith({ Monday: [bake] }), [])
  expect(first).toContain("the cod for Monday's Fish Bake")
  expect(first).toMatch(/first|early|while they are fresh|while it is fresh/i)
})

test('a meal without a day needs nothing on a day', () => {
  expect(sayFresh(weekWith({ '': [timed('Bake', 40, ['4 ; cod fillets'])] }), [])).toEqual([])
})

test('what was said of a food is not said again', () => {
  const week = weekWith({ Monday: [timed('Dal', 30, ['1 bunch; coriander'])] })
  expect(sayFresh(week, [])).toHaveLength(1)
  expect(sayFresh(week, ['coriander'])).toEqual([])
})

const dal = (line: string) => timed('Dal', 30, [line])
const tacos = (line: string) => timed('Tacos', 30, [line])
const shared = (monday: string, thursday: string) =>
  sayShared(weekWith({ Monday: [dal(monday)], Thursday: [tacos(thursday)] })).map(
    ({ sentence }) => sentence,
  )

test('herbs that one pack holds are one pack', () => {
  expect(shared('20 g; coriander', '10 g; fresh coriander')).toEqual([
    "One 30 g pack of coriander serves Monday's Dal and Thursday's Tacos.",
  ])
  expect(shared('20 g; coriander', '20 g; coriander').join()).not.toContain('pack')
  expect(shared('20 g; coriander', '1 handful; coriander').join()).not.toContain('pack')
})

test('an opened pot of cream is told by how far its meals are apart', () => {
  expect(shared('100 ml; double cream', '50 ml; double cream')).toEqual([
    "Monday's Dal and Thursday's Tacos both use double cream: an opened pot keeps that long.",
  ])
  const apart = weekWith({
    Monday: [dal('100 ml; double cream')],
    Sunday: [tacos('50 ml; double cream')],
  })
  expect(sayShared(apart)[0]?.sentence).toContain('too far apart for one opened pot')
})

test.each(['20 g; coriander', '300 g; raw prawns', '500 g; chicken thighs', '100 g; rocket'])(
  '%s for Monday is not kept until Sunday',
  (line) => {
    const [said] = sayShared(weekWith({ Monday: [dal(line)], Sunday: [tacos(line)] }))
    expect(said?.sentence).toMatch(/^Monday's Dal and Sunday's Tacos both call for [a-z ]+\.$/)
  },
)

test.each([
  ['salt', 'salt'],
  ['1 tbsp; olive oil', '2 tbsp; olive oil'],
  ['2 ; onions', '1 ; onion'],
  ['1 tsp; ground cumin', '2 tsp; ground cumin'],
  ['1 tsp; dried thyme', '1 ; fresh thyme'],
  ['500 g; beef mince', '2 ; beef tomatoes'],
  ['1 ; thing of 3 parts', '1 ; thing of 3 parts'],
])('%s and %s are nothing to share', (monday, thursday) => {
  expect(shared(monday, thursday)).toEqual([])
})

test('the same meals share their foods in one sentence, pieces in the plural', () => {
  const week = weekWith({
    Monday: [timed('Dal', 30, ['1 ; Lime', '200 g; Feta'])],
    Thursday: [timed('Tacos', 30, ['1 ; lime', '100 g; feta'])],
  })
  const [said, ...rest] = sayShared(week)
  expect(rest).toEqual([])
  expect(said?.sentence).toContain('feta and limes')
})

test('a food of many meals is counted, and a recipe on two days counts once', () => {
  const five = weekWith({
    Monday: ['A', 'B'].map((name) => timed(name, 30, ['1 ; lemon'])),
    Friday: ['C', 'D', 'E'].map((name) => timed(name, 30, ['1 ; lemon'])),
  })
  expect(sayShared(five)[0]?.sentence).toBe(
    'Five meals this week use lemons, the first of them on Monday.',
  )
  const dal = timed('Dal', 30, ['1 ; lemon'])
  expect(sharedIn(weekWith({ Monday: [dal], Friday: [dal] }))).toEqual([])
})
