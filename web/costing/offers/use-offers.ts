import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChoiceBody, OffersAnswer, SaveOfferBody } from '#core/api/offers.ts'
import { costingKeys } from '#web/costing/use-costing.ts'
import { type ActionTexts, useAction } from '#web/data/action.ts'
import { useReadingFailure } from '#web/data/query.ts'
import { choosePrice, deleteOffer, fetchOffers, fetchSuppliers, saveOffer } from './offer-requests.ts'
import { operations } from './texts.ts'

const offersKey = (priceId: string) => [...costingKeys.all, 'offers', priceId]

/** What there is to choose from for one price; null: nothing is open. */
export const useOffers = (priceId: string | null) => {
  const offers = useQuery({
    queryKey: offersKey(priceId ?? ''),
    queryFn: ({ signal }) => fetchOffers(priceId ?? '', signal),
    enabled: priceId !== null,
  })
  useReadingFailure(offers, operations.load)
  return offers
}

/** The suppliers the cook has named before. Without them she types. */
export const useSuppliers = (): readonly string[] => {
  const suppliers = useQuery({
    queryKey: [...costingKeys.all, 'suppliers'],
    queryFn: ({ signal }) => fetchSuppliers(signal),
  })
  useReadingFailure(suppliers, 'logged')
  return suppliers.data ?? []
}

export const useSaveOffer = () => {
  const { run, busy } = useAnswering(operations.save)
  return { busy, save: (body: SaveOfferBody) => run(() => saveOffer(body)) }
}

export const useDeleteOffer = () => {
  const { run, busy } = useAnswering(operations.delete)
  return { busy, remove: (id: string) => run(() => deleteOffer(id)) }
}

export const useChoosePrice = (priceId: string) => {
  const { run, busy } = useAnswering(operations.choose)
  return { busy, choose: (body: ChoiceBody) => run(() => choosePrice(priceId, body)) }
}

/** The answer is what there is now; the tables behind follow, also after a refusal. */
const useAnswering = (words: ActionTexts<OffersAnswer>) => {
  const queries = useQueryClient()
  const { run, busy } = useAction(words, { refetch: [costingKeys.all] })
  const take = (answer: OffersAnswer) => queries.setQueryData(offersKey(answer.price.id), answer)
  return { run: (call: () => Promise<OffersAnswer>) => run(call, { take }), busy }
}
