/** From the briefing to 'Finish & Exit': holds the session and all that outlives a single screen of it. */
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { timerNameAmong } from '#shared/cooking/timer-name.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { timerDone } from '#shared/voice/spoken.ts'
import { useShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { classNames } from '#web/ui/class-names.ts'
import { VoiceHelp } from '#web/ui/voice-help.tsx'
import { Briefing } from './briefing.tsx'
import { CookingView } from './cooking-view.tsx'
import { CoachDrawer } from './drawers/coach-drawer.tsx'
import { IngredientsDrawer } from './drawers/ingredients-drawer.tsx'
import { RecipeDrawer } from './drawers/recipe-drawer.tsx'
import { TimersDrawer } from './drawers/timers-drawer.tsx'
import { useCoach } from './drawers/use-coach.ts'
import { useCookingVoice } from './hands-free/use-cooking-voice.ts'
import { COOKING_COMMANDS } from './hands-free/voice-words.ts'
import { settle } from './session.ts'
import { scrollText } from './steps/scroll-text.ts'
import { AlarmBar } from './timers/alarm-bar.tsx'
import { TimerTitle } from './timers/timer-title.tsx'
import { TimersElsewhere } from './timers/timers-elsewhere.tsx'
import { useAlarm } from './timers/use-alarm.ts'
import { type CookingSession, type Served, useCookingSession } from './use-cooking-session.ts'
import { Welcome } from './welcome.tsx'

const NO_ANSWER = 'Failed to get response from coach. Please try again.'

type KitchenProps = {
  recipe: Recipe
  /** Somebody deleted it meanwhile; it can be cooked to its end. */
  isDeleted: boolean
  served: Served
}

export function Kitchen({ recipe: written, isDeleted, served }: KitchenProps) {
  const [isCooking, setCooking] = useState(false)
  const cooking = useCookingSession(written, served)
  const { recipe, session } = cooking
  const coach = useCoach(recipe, session.step)
  const leave = useLeaving(recipe.id, cooking.forget)
  const addToList = useShoppingWish()
  const words = useRef<HTMLDivElement>(null)
  const handsFree = useCookingVoice(cooking, isCooking, {
    finish: leave,
    addToList,
    // an open drawer lies over the step
    scroll: (direction) =>
      scrollText(
        document.querySelector<HTMLElement>('.cook-drawer .sheet-body') ?? words.current,
        direction,
      ),
    ask: async (question) => handsFree.say((await coach.ask(question)) ?? NO_ANSWER),
  })
  const sound = useRinging(cooking, handsFree.say)
  const isAwake = useWakeLock(isCooking)
  const drawerProps = (name: typeof session.drawer) => ({
    open: session.drawer === name,
    onOpenChange: (open: boolean) => cooking.open(open ? name : null),
  })

  function start() {
    sound.prime()
    setCooking(true)
  }

  return (
    <>
      <title>{`${isCooking ? 'Cooking' : 'Ready to cook'}: ${recipe.name} · Dollop`}</title>
      <TimerTitle timers={session.timers} ringing={session.ringing} />
      <AlarmBar ringing={session.ringing} onStop={cooking.stopAlarm} />
      <div className={classNames(isCooking && 'cook-room')}>
        <TimersElsewhere except={recipe.id} />
        {isCooking ? (
          <CookingView
            cooking={cooking}
            handsFree={handsFree}
            words={words}
            isAwake={isAwake}
            isDeleted={isDeleted}
            onLeave={leave}
          />
        ) : (
          <Briefing
            recipe={recipe}
            step={session.step}
            timers={session.timers.filter((timer) => timer.isRunning)}
            onStart={start}
            onLeave={leave}
          />
        )}
      </div>
      {isCooking && <Welcome />}
      <IngredientsDrawer cooking={cooking} {...drawerProps('ingredients')} />
      <RecipeDrawer recipe={recipe} {...drawerProps('recipe')} />
      <TimersDrawer cooking={cooking} {...drawerProps('timers')} />
      <CoachDrawer coach={coach} step={session.step} {...drawerProps('coach')} />
      <VoiceHelp
        {...drawerProps('help')}
        className="cook-drawer"
        plain="next"
        isRecorded={handsFree.view().isRecorded}
        commands={COOKING_COMMANDS}
        without="Without a voice: arrow keys, Space, a page-turner pedal, media keys, or a tap at the left or right edge of the step."
      />
    </>
  )
}

/** Completes timers whose time has come, with sound, notification and, hands-free, the voice. */
function useRinging(
  { recipe, session, change, read }: CookingSession,
  say: (text: string) => void,
) {
  return useAlarm({
    timers: session.timers,
    isRinging: session.ringing.length > 0,
    settle(now) {
      const { session: after, rung } = settle(read(), now)
      if (rung.length > 0) change(() => after)
      for (const { id, label, lateSeconds } of rung) {
        say(timerDone(timerNameAmong({ id, label }, after.timers, recipe), lateSeconds))
      }
      return rung
    },
  })
}

/** Back one page, once, however often it is pressed; without history to the recipe (contract, Decisions). */
function useLeaving(recipeId: string, forget: () => void) {
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    forget()
    if (canGoBack) history.back()
    else navigate({ to: '/recipes/$recipeId', params: { recipeId }, replace: true })
  }
}
