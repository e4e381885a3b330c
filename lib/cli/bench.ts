const [, , wanted] = process.argv
if (wanted === 'search') await import('../../tests/load/search')
else if (wanted === 'storm') await import('../../tests/load/storm')
else if (wanted === 'sign-in') await import('../../tests/load/sign-in-tries')
else await import('../../tests/load/cached-pages')

export {}
