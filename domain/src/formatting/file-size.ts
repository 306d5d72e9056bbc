const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "71 bytes", "25 kB", "1.2 MB": in thousands, as file managers count; a digit after the point from megabytes on. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step]!, // the step is one of theirs
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step)
}
