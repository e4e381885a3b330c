if (process.argv[2] === 'search') await import('../../tests/load/search')
else await import('../../tests/load/cached-pages')

export {}
