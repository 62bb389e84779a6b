import {
  type ChoiceBody,
  type OffersAnswer,
  offersAnswer,
  type SaveOfferBody,
  suppliersAnswer,
} from '#core/api/offers.ts'
import { http } from '#web/api/http.ts'

/** The calls about formats and suppliers. Each answers everything there is to choose from afterwards. */

const ofPrice = (id: string) => `/rest/v1/ingredient_prices/${encodeURIComponent(id)}`

export const fetchOffers = (priceId: string, signal?: AbortSignal): Promise<OffersAnswer> =>
  http(`${ofPrice(priceId)}/offers`, offersAnswer, signal === undefined ? {} : { signal })

export const saveOffer = (body: SaveOfferBody): Promise<OffersAnswer> =>
  http('/rest/v1/price_offers', offersAnswer, { method: 'POST', body })

export const deleteOffer = (id: string): Promise<OffersAnswer> =>
  http(`/rest/v1/price_offers/${encodeURIComponent(id)}`, offersAnswer, { method: 'DELETE' })

export const choosePrice = (priceId: string, body: ChoiceBody): Promise<OffersAnswer> =>
  http(`${ofPrice(priceId)}/choice`, offersAnswer, { method: 'PATCH', body })

export const fetchSuppliers = async (signal?: AbortSignal): Promise<readonly string[]> =>
  (await http('/rest/v1/suppliers', suppliersAnswer, signal === undefined ? {} : { signal })).items
