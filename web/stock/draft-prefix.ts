/** What the keys of unsaved forms in the device's storage begin with; then the user's id and the draft's. */
export const draftPrefix = 'obrador-borrador'
