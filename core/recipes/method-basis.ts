/** Whether the cookbook has the dish, a template knows its kind, nobody looked at it, or a language model wrote it. */
export const methodBases = ['cookbook', 'kind', 'generic', 'model'] as const

export type MethodBasis = (typeof methodBases)[number]
