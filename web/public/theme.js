/** Shows the chosen theme before the first paint, and follows the choice here and in other tabs. */
{
  const KEY = 'theme'

  const show = (theme) => {
    const chosen = theme === 'light' || theme === 'dark' ? theme : null
    if (chosen) document.documentElement.dataset.theme = chosen
    else delete document.documentElement.dataset.theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      if (chosen) meta.media = scheme === chosen ? 'all' : 'not all'
      else meta.media = `(prefers-color-scheme: ${scheme})`
    }
  }

  try {
    show(localStorage.getItem(KEY))
  } catch {
    // a browser that keeps nothing for us shows the system's theme
  }
  addEventListener('theme', (event) => show(event.detail))
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) show(event.newValue)
  })
}
