import type { Kind, StructuredMode } from './settings.ts'

/** What the account page and `npm run assistant:check` show. Holds no key and no address beyond the host. */
export type ModelStatus =
  | { readonly configured: false }
  | {
      readonly configured: true
      readonly kind: Kind
      readonly model: string
      readonly visionModel: string | null
      readonly host: string
      readonly reachable: boolean
      /** Spanish, when there is something to say. */
      readonly notice: string | null
      readonly checkedAt: string
      /** How objects are asked for, once a question has shown what the provider understands. */
      readonly structured: StructuredMode | null
    }
