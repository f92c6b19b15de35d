/** Tells whether a message is in a language that the guide does not read. Translates nothing. */

const list = (words: string) => new Set(words.trim().split(/\s+/))

const ENGLISH = list(`
  the a an i i'm we you he she it they me my us our your his her and or but not no with without for to of in on at from is are was
  be have has had do does can could should would will want like need make cook eat something anything what how which please that this
  some any there dinner lunch quick easy recipe food allergic allergy free don't can't who
`)
/** Words that hold sentences together, of the languages that cooks here are likely to speak. */
const OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  German: list(
    'ich wir du sie ein eine einen und oder aber nicht kein keine ohne mit für zum zur ist sind haben habe möchte etwas bitte was wie kann schnell heute abend essen kochen rezept mein meine das der die ohne gegen allergisch',
  ),
  French: list(
    'je nous vous il elle un une des du et ou mais pas sans avec pour est sont avons veux voudrais quelque chose les le la mon ma que quoi comment peux rapide ce soir manger cuisiner recette suis allergique aux aimerais quelle',
  ),
  Spanish: list(
    'yo nosotros un una unos y o pero no sin con para es son tengo tenemos quiero quisiera algo por favor que qué como cómo puedo rápido hoy noche comer cocinar receta mi mis los las el la soy alérgico alérgica al',
  ),
  Italian: list(
    'io noi un una uno e o ma non senza con per è sono ho abbiamo vorrei voglio qualcosa che cosa come posso veloce stasera cena mangiare cucinare ricetta mio mia gli il la di sono allergico allergica alle',
  ),
  Portuguese: list(
    'eu nós um uma e ou mas não sem com para é são tenho temos quero gostaria algo por favor que como posso rápido hoje noite comer cozinhar receita meu minha os as sou alérgico alérgica',
  ),
  Polish: list(
    'ja my jest są i lub ale nie bez z na do dla mam mamy chcę chciałbym chciałabym coś proszę co jak mogę szybko dziś wieczór jeść gotować przepis moja mój uczulenie alergię',
  ),
  Dutch: list(
    'ik wij je een en of maar niet geen zonder met voor is zijn heb hebben wil graag iets wat hoe kan snel vanavond eten koken recept mijn het de allergisch',
  ),
}
const SHARED_MIN = 2

/** The name of the language, 'another language' for other letters, `null` for English or too few words to tell. */
export function foreignLanguageOf(text: string): string | null {
  const said = text.slice(0, 2_000).toLowerCase().replace(/[’‘]/g, "'")
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const latin = said.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 4 && latin < letters / 2) return 'another language'
  const words = said.match(/[\p{L}']+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  let best: string | null = null
  let most = SHARED_MIN - 1
  for (const [name, set] of Object.entries(OTHERS)) {
    const count = words.filter((word) => set.has(word) && !ENGLISH.has(word)).length
    if (count > most) [best, most] = [name, count]
  }
  return best !== null && most > english * 1.5 ? best : null
}
