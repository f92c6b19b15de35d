/** The recipe of a page in the recipe's form, also after a reload. */
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { RecipeForm } from '../form/recipe-form.tsx'
import { linkSlot, markKept, readLinks } from '../from-links/kept-links.ts'
import { fromPageOpenAtom } from '../recipes.atoms.ts'
import { forgetPage, type KeptPage, keepPage, lookAtLink, readKeptPage } from './kept-page.ts'

export function FromPageReview() {
  const [page] = useState(readKeptPage)
  return page.listId ? <LinkReview linkId={page.listId} /> : <PageReview page={page} />
}

/** One of a list of links, which is where it leads back to. What is typed is kept for each link. */
function LinkReview({ linkId }: { linkId: string }) {
  const [item] = useState(() => readLinks().find(({ id }) => id === linkId))
  const navigate = useNavigate()
  if (!item?.recipe) return <Navigate to="/recipes/from-links" replace />

  function toList() {
    lookAtLink(null)
    navigate({ to: '/recipes/from-links', replace: true })
  }

  return (
    <RecipeForm
      mode="page"
      slot={linkSlot(linkId)}
      initial={item.recipe}
      note={noteOf(item.recipe, item.lostPhoto)}
      onSaved={({ id }) => {
        markKept(linkId, id)
        toList()
      }}
      onCancel={toList}
    />
  )
}

function PageReview({ page }: { page: KeptPage }) {
  const navigate = useNavigate()
  const openDialog = useSetAtom(fromPageOpenAtom)
  const { recipe } = page
  if (!recipe) return <Navigate to="/recipes" replace />

  function back() {
    keepPage({ ...page, recipe: null })
    openDialog(true)
    navigate({ to: '/recipes', replace: true })
  }

  return (
    <RecipeForm
      mode="page"
      initial={recipe}
      note={noteOf(recipe, page.lostPhoto)}
      onSaved={({ id }) => {
        forgetPage()
        navigate({ to: '/recipes/$recipeId', params: { recipeId: id }, replace: true })
      }}
      onCancel={back}
    />
  )
}

function noteOf({ source_url }: ImportedRecipe, lostPhoto: boolean): string {
  const read = `Read from ${hostOf(source_url) ?? 'the page you pasted'}`
  return lostPhoto ? `${read}. Its photo could not be fetched.` : read
}

function hostOf(address: string | null): string | null {
  return (address && URL.parse(address)?.hostname.replace(/^www\./, '')) || null
}
