/** The recipe of a page in the recipe's form, also after a reload. */
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { RecipeForm } from '../form/recipe-form.tsx'
import { markKept } from '../from-links/kept-links.ts'
import { fromPageOpenAtom } from '../recipes.atoms.ts'
import { forgetPage, keepPage, readKeptPage } from './kept-page.ts'

export function FromPageReview() {
  const [page] = useState(readKeptPage)
  const navigate = useNavigate()
  const openDialog = useSetAtom(fromPageOpenAtom)
  const { recipe } = page
  if (!recipe) return <Navigate to="/recipes" replace />

  function back() {
    if (page.isOfList) {
      forgetPage()
      navigate({ to: '/recipes/from-links', replace: true })
      return
    }
    keepPage({ ...page, recipe: null })
    openDialog(true)
    navigate({ to: '/recipes', replace: true })
  }

  return (
    <RecipeForm
      mode="page"
      initial={recipe}
      note={`Read from ${hostOf(recipe.source_url) ?? 'the page you pasted'}`}
      onSaved={({ id }) => {
        forgetPage()
        if (page.isOfList) {
          markKept(page.link, id)
          navigate({ to: '/recipes/from-links', replace: true })
          return
        }
        navigate({ to: '/recipes/$recipeId', params: { recipeId: id }, replace: true })
      }}
      onCancel={back}
    />
  )
}

function hostOf(address: string | null): string | null {
  return (address && URL.parse(address)?.hostname.replace(/^www\./, '')) || null
}
