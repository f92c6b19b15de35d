/** What the words of a recipe mean. General kitchen knowledge, no recipe known. */

import { findTerms, withoutPhrases } from './words.ts'

type Technique = { words: readonly string[]; text: string }

const TECHNIQUES: readonly Technique[] = [
  {
    words: ['al dente'],
    text: 'Al dente means cooked through but still firm to the bite, without a chalky core.',
  },
  {
    words: ['baste', 'basting'],
    text: 'To baste is to spoon the hot fat or juices over the food while it cooks, so that the surface stays moist and browns.',
  },
  {
    words: ['blanch', 'blanching', 'blanched'],
    text: 'To blanch is to drop food into boiling water for a minute or two and then into ice-cold water, so that it keeps its colour and bite.',
  },
  {
    words: ['boil', 'boiling'],
    text: 'To boil is to cook in liquid with large bubbles that break all over the surface.',
  },
  {
    words: ['braise', 'braising', 'braised'],
    text: 'To braise is to brown food first and then cook it slowly, covered, in a little liquid.',
  },
  {
    words: ['brown', 'browning'],
    text: 'To brown is to fry in a hot, uncrowded pan until the surface turns deep golden; the colour is flavour.',
  },
  {
    words: ['caramelise', 'caramelize', 'caramelised', 'caramelized'],
    text: 'To caramelise is to cook slowly until the sugars in the food turn golden brown and sweet; onions need 30 minutes or more on a low heat.',
  },
  {
    words: ['cream together', 'cream the', 'creaming'],
    text: 'To cream is to beat soft butter with sugar until pale and fluffy, which traps air for the rise.',
  },
  {
    words: ['crimp'],
    text: 'To crimp is to pinch or press two edges of pastry together so that they seal.',
  },
  {
    words: ['deglaze', 'deglazing'],
    text: 'To deglaze is to pour a splash of liquid into the hot pan and scrape up the browned bits; they give the sauce its flavour.',
  },
  {
    words: ['dice', 'diced', 'dicing'],
    text: 'To dice is to cut into even cubes; about 1 cm unless the recipe says otherwise.',
  },
  {
    words: ['emulsify', 'emulsion'],
    text: 'To emulsify is to beat fat and a watery liquid together, the fat in a thin stream, until they stay joined.',
  },
  {
    words: ['fold', 'folding'],
    text: 'To fold is to turn a mixture over gently with a spatula, down through the middle and up the side, so that the air stays in.',
  },
  { words: ['julienne'], text: 'Julienne means cut into thin matchsticks.' },
  {
    words: ['knead', 'kneading'],
    text: 'To knead is to push, fold and turn dough until it is smooth and springs back when poked; about 10 minutes by hand.',
  },
  {
    words: ['marinate', 'marinating', 'marinade'],
    text: 'To marinate is to leave food in a seasoned liquid before cooking, in the fridge. Marinade that raw meat or fish lay in must be boiled before it is eaten.',
  },
  {
    words: ['parboil', 'parboiling'],
    text: 'To parboil is to boil until partly cooked, so that another method can finish it.',
  },
  {
    words: ['poach', 'poaching'],
    text: 'To poach is to cook gently in liquid that barely trembles, with no bubbles breaking.',
  },
  {
    words: ['prove', 'proving', 'proof', 'rise until'],
    text: 'To prove is to let yeast dough rest, covered and warm, until it has about doubled; judge by size, not by the clock.',
  },
  {
    words: ['reduce', 'reducing', 'reduction'],
    text: 'To reduce is to boil a liquid without a lid so that water leaves; it thickens and tastes stronger, so salt it at the end.',
  },
  {
    words: ['rest'],
    text: 'To rest is to leave food alone after cooking or mixing: meat keeps more of its juice, dough and batter relax.',
  },
  {
    words: ['roux'],
    text: 'A roux is equal weights of butter and flour cooked together for a minute or two; it thickens a sauce.',
  },
  {
    words: ['rub in', 'rubbing in'],
    text: 'To rub in is to work cold butter into flour with the fingertips until it looks like breadcrumbs.',
  },
  {
    words: ['sauté', 'saute', 'sautéing', 'sauteing'],
    text: 'To sauté is to fry in a little fat over a fairly high heat, moving the food often.',
  },
  {
    words: ['score', 'scoring'],
    text: 'To score is to make shallow cuts in the surface, so that heat, salt or marinade get in.',
  },
  {
    words: ['sear', 'searing'],
    text: 'To sear is to brown the outside quickly in a very hot pan; it adds flavour and does not cook the middle.',
  },
  {
    words: ['simmer', 'simmering'],
    text: 'To simmer is to cook in liquid just below boiling: small bubbles rise gently at the edge.',
  },
  {
    words: ['steam', 'steaming'],
    text: 'To steam is to cook in the vapour above boiling water, covered, without touching the water.',
  },
  {
    words: ['stir-fry', 'stir fry'],
    text: 'To stir-fry is to cook small pieces fast in a very hot pan, stirring all the time.',
  },
  {
    words: ['sweat', 'sweating'],
    text: 'To sweat is to cook gently in a little fat, often under a lid, until soft but not coloured.',
  },
  {
    words: ['temper', 'tempering'],
    text: 'To temper eggs is to whisk a little hot liquid into them before they join the rest, so that they do not scramble; to temper chocolate is to melt and cool it so that it sets glossy.',
  },
  {
    words: ['whisk', 'whisking'],
    text: 'To whisk is to beat quickly with a whisk or fork so that a mixture is smooth or full of air.',
  },
  {
    words: ['zest'],
    text: 'Zest is the thin coloured skin of citrus fruit, grated off without the bitter white pith.',
  },
]

/** Words of cooking that mean no technique here. */
const NOT_MEANT =
  /\b(?:reduce (?:the |to )?(?:heat|temperature|a )|brown (?:sugar|rice|bread|lentils?|onions?|sauce|paper)|the rest|browned|golden brown|until brown|steaming hot|boiling (?:hot )?water|boiling kettle)\b/gi

/** The techniques that a text names, in its order. */
export function techniquesIn(text: string): Technique[] {
  return findTerms(TECHNIQUES, withoutPhrases(text, NOT_MEANT))
}
