/** Saving the kitchen or its recipes to a file: what is asked for, packed where it must be, and handed over. */
import { useState } from 'react'
import {
  fileEach,
  oneFile,
  photoPath,
  type RecipeFormat,
  type TextFile,
} from '#shared/archives/recipe-files.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { count } from './archive-words.ts'
import { useKitchenCalls } from './archives.queries.ts'
import { packZip } from './pack-zip.ts'

/** `whole` is one file without photos; `packed` a zip with them. */
export type Shape = 'whole' | 'packed'
export type Wanted = { what: 'kitchen' | RecipeFormat; shape: Shape }

type Saving = { what: Wanted['what']; done: number; total: number }

const ENDING = { 'json-ld': 'json', markdown: 'md' } as const
const TYPE = { 'json-ld': 'application/ld+json', markdown: 'text/markdown' } as const

export function useMoveOut() {
  const calls = useKitchenCalls()
  const [saving, setSaving] = useState<Saving | null>(null)

  async function pack(name: string, texts: TextFile[], recipes: readonly Recipe[]) {
    const urls = new Set(recipes.flatMap(({ image_url }) => image_url ?? []))
    const photos = [...urls].map((url) => ({ path: photoPath(url), url }))
    const { zip, photosMissing } = await packZip(texts, photos, (done, total) =>
      setSaving((now) => now && { ...now, done, total }),
    )
    saveFile(name, zip, 'application/zip')
    if (photosMissing > 0) {
      toast({ kind: 'info', title: `${count(photosMissing, 'photo')} could not be found` })
    }
  }

  async function saveKitchen(shape: Shape) {
    const kitchen = await calls.kitchen()
    const name = `dollop-${kitchen.exported_at.slice(0, 10)}`
    const text = `${JSON.stringify(kitchen, null, 2)}\n`
    if (shape === 'whole') saveFile(`${name}.json`, text, 'application/json')
    else await pack(`${name}.zip`, [{ path: 'kitchen.json', text }], kitchen.recipes)
  }

  async function saveRecipes(format: RecipeFormat, shape: Shape) {
    const recipes = await calls.library()
    const name = `dollop-recipes-${format}`
    if (shape === 'whole') {
      const text = oneFile(recipes, format, location.origin)
      saveFile(`${name}.${ENDING[format]}`, text, TYPE[format])
    } else await pack(`${name}.zip`, fileEach(recipes, format), recipes)
  }

  async function save({ what, shape }: Wanted) {
    setSaving({ what, done: 0, total: 0 })
    try {
      if (what === 'kitchen') await saveKitchen(shape)
      else await saveRecipes(what, shape)
      clearToast('move out')
    } catch (error) {
      toast({
        topic: 'move out',
        kind: 'error',
        title: 'The file could not be made',
        text: wordsFor(error),
      })
    }
    setSaving(null)
  }

  return { saving, save }
}
