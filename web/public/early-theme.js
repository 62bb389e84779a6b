// Runs before the first paint, so a cook who chose the dark theme never sees a flash of paper. The key is written by the
// switch in the user menu (web/app/theme.ts, `colorSchemeKey`). Without a choice the stylesheet follows the system.
try {
  const chosen = localStorage.getItem('obrador-theme')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', chosen)
  }
} catch (_) {
  // Storage may be forbidden: the system's preference is a good answer.
}
