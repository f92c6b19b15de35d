/** Food safety in short answers, by Food Standards Agency and NHS guidance. No recipe is known here. */
import { type Note, notes } from './note.ts'
import { entriesIn, stem, termFinder } from './term-index.ts'

export const SAFETY: readonly Note[] = notes([
  [
    'wash the chicken|wash chicken|rinse the chicken|rinse chicken|wash raw chicken|wash the meat|wash meat',
    'Do not wash raw chicken or other meat: it splashes germs about the kitchen. Cooking it through kills them.',
  ],
  [
    'refreeze|freeze again|freeze it again',
    'Do not refreeze raw food that has thawed. Cook it first, then the cooked dish may be frozen once.',
  ],
  [
    'left out|leave it out|leave it overnight|overnight on the side|on the side overnight|on the worktop|on the counter|left overnight|out overnight|left on the side|room temperature for|been out|stood out|sitting out|left it out',
    'Cooked food should be in the fridge within 2 hours (rice within 1). If it has stood out longer than that, or overnight, throw it away: looks and smell do not tell.',
  ],
  [
    'use by|use by date|past its use by|out of date',
    'Use-by is about safety: do not eat it after that date, even if it smells fine. Freeze it before.',
  ],
  [
    'smells off|smells bad|smells funny|smells sour|gone off|slimy',
    'Raw meat, poultry or fish that smells off or is slimy goes in the bin: cooking does not make it safe. A use-by date that has passed says the same.',
  ],
  [
    'wild mushrooms i found|mushrooms i found|mushrooms i picked|picked mushrooms|foraged mushrooms|forage mushrooms|mushrooms from the garden|mushrooms from the woods',
    'Do not eat a mushroom that somebody who knows them has not named for certain: deadly ones look like good ones, and cooking does not make them safe.',
  ],
  [
    'best before|best before date',
    'Best-before is about quality: food is usually fine after it, if it looks and smells right.',
  ],
  [
    'chopping board|cutting board|same board|same knife|cross contamination',
    'Use one board and knife for raw meat and fish and another for food that is ready to eat, or wash them in hot soapy water between. Wash your hands for 20 seconds.',
  ],
  [
    'cooked from frozen|cook from frozen|from frozen|frozen chicken',
    'Cook from frozen only what says so on its label. Defrost other meat and poultry fully, in the fridge, or the middle stays raw.',
  ],
  [
    'mould|mouldy|moldy',
    'Throw away soft food with mould (bread, jam, yoghurt, soft fruit, cooked food). From hard cheese you may cut 2 to 3 cm away all round.',
  ],
  [
    'pregnant|pregnancy',
    'In pregnancy avoid unpasteurised milk and cheese, soft mould-ripened or blue cheese unless cooked until steaming, raw or undercooked meat, pâté, liver, raw shellfish, more than 2 tuna steaks or 4 tins of tuna a week, and eggs without the British Lion unless cooked firm. Your midwife or the NHS pages know more.',
  ],
  [
    'for my baby|for a baby|for the baby|my toddler|babies',
    'For babies: no honey under one year, no added salt or sugar, no whole nuts under five, grapes cut in quarters lengthways, and meat, fish and eggs cooked through (British Lion eggs may be soft).',
  ],
  [
    'raw kidney beans|dried kidney beans|kidney beans poisonous',
    'Dried kidney beans: soak for 12 hours, drain, boil hard in fresh water for at least 10 minutes, then simmer until soft (45 to 60 minutes). Tinned ones are ready.',
  ],
  [
    'green potato|green potatoes|sprouting potatoes|potatoes sprouted',
    'Cut away sprouts and small green spots thickly; throw out potatoes that are green or soft all over.',
  ],
  [
    'raw egg|raw eggs|eat raw dough|eat raw batter|raw dough|raw cake mix',
    'British Lion eggs may be eaten raw or soft by everybody but those with very weak immune systems; raw flour, though, can carry germs, so do not eat dough.',
  ],
  [
    'fridge temperature|how cold should|freezer temperature',
    'A fridge should be at 5 °C or below, a freezer at −18 °C.',
  ],
  [
    'egg float|eggs float|egg still good|egg fresh|eggs fresh',
    'A fresh egg lies flat in water and an old one stands or floats. Go by the date on the box; a floating egg goes in the bin.',
  ],
  [
    'cool quickly|cool it down|cool down quickly|hot food in the fridge|hot in the fridge',
    'Cool it fast: shallow dishes, a cool place, the pan in cold water. Into the fridge when it stops steaming, within 2 hours (rice 1).',
  ],
  [
    'keep warm|keep it warm|hold it warm|keep hot',
    'To keep food hot for serving it must stay above 63 °C: a covered dish in the oven at 100 °C. Not for longer than an hour or two, for the sake of its taste.',
  ],
  [
    'reheat twice|reheat more than once|reheat again',
    'Reheat food once only, until steaming hot right through; take out just as much as you need.',
  ],
])

const find = termFinder(SAFETY, [], stem)

/** The rules of food safety that a text asks about. */
export function safetyIn(text: string): Note[] {
  return entriesIn(find, text)
}
