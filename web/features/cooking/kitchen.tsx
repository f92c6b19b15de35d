/** From the briefing to 'Finish & Exit': holds the session and all that outlives a single screen of it. */
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { Briefing } from './briefing.tsx'
import { CookingView } from './cooking-view.tsx'
import { CoachDrawer } from './drawers/coach-drawer.tsx'
import { IngredientsDrawer } from './drawers/ingredients-drawer.tsx'
import { RecipeDrawer } from './drawers/recipe-drawer.tsx'
import { useCoach } from './drawers/use-coach.ts'
import { useHandsFree } from './hands-free/use-hands-free.ts'
import { VoiceHelp } from './hands-free/voice-help.tsx'
import { AlarmBar } from './timers/alarm-bar.tsx'
import { useAlarm } from './timers/use-alarm.ts'
import { useCookingSession } from './use-cooking-session.ts'
import { Welcome } from './welcome.tsx'

export function Kitchen({ recipe }: { recipe: Recipe }) {
  const [isCooking, setCooking] = useState(false)
  const cooking = useCookingSession(recipe)
  const coach = useCoach(recipe, cooking.session.step)
  const leave = useLeaving(recipe.id, cooking.forget)
  const handsFree = useHandsFree(cooking, {
    finish: () => leave(true),
    ask: async (question) => {
      const answer = await coach.ask(question)
      if (answer !== null) handsFree.say(answer)
    },
  })
  const sound = useAlarm(cooking, handsFree.say)
  const isAwake = useWakeLock(isCooking)
  const { drawer } = cooking.session
  const drawerProps = (name: typeof drawer) => ({
    open: drawer === name,
    onOpenChange: (open: boolean) => cooking.open(open ? name : null),
  })

  function start() {
    sound.prime()
    setCooking(true)
  }

  return (
    <>
      <title>{`${isCooking ? 'Cooking' : 'Ready to cook'}: ${recipe.name} · Dollop`}</title>
      <AlarmBar cooking={cooking} />
      {isCooking ? (
        <>
          <CookingView cooking={cooking} handsFree={handsFree} isAwake={isAwake} onLeave={leave} />
          <Welcome />
        </>
      ) : (
        <Briefing
          recipe={recipe}
          step={cooking.session.step}
          onStart={start}
          onLeave={() => leave(false)}
        />
      )}
      <IngredientsDrawer cooking={cooking} {...drawerProps('ingredients')} />
      <RecipeDrawer recipe={recipe} {...drawerProps('recipe')} />
      <CoachDrawer coach={coach} step={cooking.session.step} {...drawerProps('coach')} />
      <VoiceHelp {...drawerProps('help')} />
    </>
  )
}

/** Back one page; without history to the recipe (contract, Decisions). */
function useLeaving(recipeId: string, forget: (isFinished: boolean) => void) {
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  const navigate = useNavigate()
  return (isFinished: boolean) => {
    forget(isFinished)
    if (canGoBack) history.back()
    else navigate({ to: '/recipes/$recipeId', params: { recipeId }, replace: true })
  }
}
