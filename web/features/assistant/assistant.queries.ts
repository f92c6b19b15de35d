/** What the assistant is asked. Nothing of it is kept in the cache: each answer belongs to its moment. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatAnswer, ChatRequest } from '#shared/guide/schema.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import { answerChatOnDevice, askOrGuide } from './guide.queries.ts'

/** Which of the two minds spoke. */
export type Speaker = 'workers-ai' | 'kitchen-guide'

type ChatReply = Pick<ChatAnswer, 'reply' | 'recipeData'> &
  Partial<Pick<ChatAnswer, 'understood' | 'recipes'>> & { source: Speaker }

/** With no network it fails at once and says so: an answer that waits for the network is no answer. */
const ASK = { networkMode: 'always' } as const

export function useChatReply() {
  const queryClient = useQueryClient()
  return useMutation({
    ...ASK,
    mutationFn: (request: ChatRequest): Promise<ChatReply> =>
      askOrGuide<ChatReply>(queryClient, {
        kitchen: () => unwrap(api.functions['recipe-chat'].$post({ json: request })),
        device: () => answerChatOnDevice(queryClient, request),
      }),
  })
}

/** With what this device read in it; '' for nothing. */
type PhotoToRead = { file: File; ocrText: string }

type PhotoReading = { recipe: ImportedRecipe; source: Speaker }

/** The recipe in one photo. An answer without a statement is a failure; an unreadable one is a blank recipe. */
export function useReadPhoto() {
  return useMutation({
    ...ASK,
    mutationFn: async ({ file, ocrText }: PhotoToRead): Promise<PhotoReading> => {
      const image = await shrinkPhoto(file)
      const form = ocrText === '' ? { image } : { image, ocrText }
      const { sqlStatement, source } = await unwrap(
        api.functions['extract-recipe-from-photo'].$post({ form }),
      )
      if (!sqlStatement) throw new Error('The answer holds no statement')
      const { readRecipeStatement } = await import('#shared/imports/sql-statement.ts')
      return { recipe: readRecipeStatement(sqlStatement), source }
    },
  })
}
