/** The only file that knows pantry keys. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PantryItem, PantryItemPatch } from '#shared/pantry/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'

/** What the household has at home. */
export const pantryQuery = queryOptions({
  queryKey: ['pantry', 'list'],
  queryFn: (): Promise<PantryItem[]> => unwrap(api['pantry-items'].$get()),
})

const { queryKey } = pantryQuery

function change(queryClient: QueryClient, how: (items: PantryItem[]) => PantryItem[]) {
  queryClient.setQueryData(queryKey, (items) => items && how(items))
}

const NOT_ADDED = 'Failed to add item. Please try again.'
const NOT_UPDATED = 'Failed to update item. Please try again.'
const NOT_DELETED = 'Failed to delete item. Please try again.'

/** Until it succeeds: what is said is also what it is about. */
function complain(text: string) {
  toast({ topic: text, kind: 'error', title: 'Error', text })
}

function add(item: PantryItem): Promise<PantryItem> {
  return unwrap(api['pantry-items'].$post({ json: item }))
}

/** The id is made by the caller, so that a second try adds nothing twice. */
export function useAddPantryItem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: add,
    onError: () => complain(NOT_ADDED),
    onSuccess: (item) => {
      clearToast(NOT_ADDED)
      change(queryClient, (items) => [...items.filter(({ id }) => id !== item.id), item])
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

type Edit = { id: string; patch: PantryItemPatch }

export function useEditPantryItem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, patch }: Edit): Promise<PantryItem> =>
      unwrap(api['pantry-items'][':id'].$patch({ param: { id }, json: patch })),
    onError: () => complain(NOT_UPDATED),
    onSuccess: (item) => {
      clearToast(NOT_UPDATED)
      change(queryClient, (items) => items.map((each) => (each.id === item.id ? item : each)))
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Gone at once, back again when it fails or when it is undone. */
export function useDeletePantryItem() {
  const queryClient = useQueryClient()
  const bringBack = useAddPantryItem()
  return useMutation({
    mutationFn: async ({ id }: PantryItem) => {
      try {
        await unwrap(api['pantry-items'][':id'].$delete({ param: { id } }))
      } catch (error) {
        // somebody else deleted it first: what was asked for is so
        if (!hasCode(error, 'not_found')) throw error
      }
    },
    onMutate: async (item) => {
      await queryClient.cancelQueries({ queryKey })
      change(queryClient, (items) => items.filter(({ id }) => id !== item.id))
    },
    onError: (_error, item) => {
      change(queryClient, (items) => [...items, item])
      complain(NOT_DELETED)
    },
    onSuccess: (_nothing, item) => {
      const undo = { label: 'Undo', onClick: () => bringBack.mutate(item) }
      clearToast(NOT_DELETED)
      toast({ title: 'Pantry item deleted', text: item.name, action: undo })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
