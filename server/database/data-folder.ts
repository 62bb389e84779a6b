/** What lies in the data folder, by name. */
export const databaseFile = 'obrador.db'
export const appSecretFile = 'app-secret'
export const jwtKeysFile = 'jwt-keys.json'

/** What opens every account; a backup without it signs everybody out. */
export const secretFiles = [appSecretFile, jwtKeysFile] as const
