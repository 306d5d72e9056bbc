try {
  const theme = localStorage.getItem('fairground-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to this page: the system's theme it is.
}
