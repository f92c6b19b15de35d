/** The talk with the coach while cooking. */
import { useRef, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { type Speaker, useCoach as useCoachAnswer } from '../cooking.queries.ts'

type Exchange = { id: string; question: string; answer: string; speaker: Speaker }

export type Coach = ReturnType<typeof useCoach>

export function useCoach(recipe: Recipe, step: number) {
  const answering = useCoachAnswer(recipe)
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const underway = useRef(new Map<string, Promise<string | null>>())

  /**
   * The answer, or null when none came; a blank question is not asked (Spec 2, section 5), and one that
   * is being thought about not again: a double click is one question.
   */
  async function ask(typed: string): Promise<string | null> {
    const question = typed.trim()
    if (question === '') return null
    const answer = underway.current.get(question) ?? answerTo(question)
    underway.current.set(question, answer)
    return answer.finally(() => underway.current.delete(question))
  }

  async function answerTo(question: string): Promise<string | null> {
    try {
      const { answer, source } = await answering.mutateAsync({ question, step })
      clearToast('coach')
      const exchange = { id: crypto.randomUUID(), question, answer, speaker: source }
      setExchanges((before) => [...before, exchange])
      return answer
    } catch {
      toast({
        topic: 'coach',
        kind: 'error',
        title: 'Error',
        text: 'Failed to get response from coach. Please try again.',
      })
      return null
    }
  }

  return {
    exchanges,
    /** The question that is being thought about. */
    asked: answering.isPending ? answering.variables.question : null,
    ask,
  }
}
