/** Every recipe keeper whose files are read here, and where each hides its export. */
import { Collapsible } from '#web/ui/collapsible.tsx'

type How = [name: string, how: string]

export const KEEPERS: readonly How[] = [
  ['Mealie', 'Settings, Backups: create one and download the zip. Or export recipes as JSON.'],
  ['Tandoor', 'Menu, Export: choose the recipes and the format Default. It gives a zip.'],
  ['Paprika', 'File or Settings, Export: choose the Paprika Recipe Format.'],
  ['RecipeSage', 'Settings, Export: choose JSON-LD. The older XML is read too.'],
  ['Copy Me That', 'On its website: More, Download your recipes, as HTML. It gives a zip.'],
  ['Plan to Eat', 'On its website: Settings, Export Your Recipes. It gives a CSV, or a zip of it.'],
  ['Recipe Keeper', 'Settings, Import/Export: export to .zip.'],
  ['Mela', 'Settings, Export, or share a recipe: .melarecipes and .melarecipe are read.'],
  ['Crouton', 'Settings, Export Recipes, or share one: the .crumb files, or a zip of them.'],
  ['Nextcloud Cookbook', 'Files: download its folder of recipes as a zip.'],
  ['My Recipe Box', 'Menu, Export: as CSV, or its backup (.rtk).'],
  ['Cookmate', 'Settings, Backup: the .mcb file. It was called My CookBook.'],
  ['Living Cookbook', 'File, Export: choose the format FDX or FDXZ.'],
  ['Chowdown', 'Its folder as a zip, with _recipes and images in it.'],
  ['Cooklang', 'The .cook files with their photos: choose them all, or a zip of the folder.'],
]

const OTHERS: readonly How[] = [
  ['Dollop', 'This page, in the other kitchen: Save the kitchen.'],
  [
    'A folder of notes',
    'Markdown with headings or front matter, photos beside it: all files, or a zip.',
  ],
  ['A website', 'Save the page with the recipe as HTML. Any JSON-LD is read too.'],
]

/** Open when a file was refused: it says what can be read. */
export function KeeperList({ isOpen }: { isOpen: boolean }) {
  return (
    <Collapsible className="card move-help" title="Where do I find the file?" defaultOpen={isOpen}>
      <dl className="move-keepers">
        {[...KEEPERS, ...OTHERS].map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  )
}
