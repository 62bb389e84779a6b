/**
 * In how many fields `now` differs from `before`. Objects and lists are counted field by field; blanks around words do not
 * count, nor does an empty field (nothing, '', 0) that the other side does not have at all.
 */
export const changedFields = (before: unknown, now: unknown): number => {
  if (isGroup(before) || isGroup(now)) {
    const [one, other] = [fieldsOf(before), fieldsOf(now)]
    const names = new Set([...one.keys(), ...other.keys()])
    return [...names].reduce((sum, name) => sum + changedFields(one.get(name), other.get(name)), 0)
  }
  const [one, other] = [plain(before), plain(now)]
  if ((before === undefined && isEmpty(other)) || (now === undefined && isEmpty(one))) return 0
  return Object.is(one, other) ? 0 : 1
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> => new Map(isGroup(value) ? Object.entries(value) : [])

const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0
