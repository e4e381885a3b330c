const [, , benchmark] = process.argv
if (benchmark === 'search') await import('../../tests/load/search')
else if (benchmark === 'sitemap') await import('../../tests/load/sitemap')
else if (benchmark === 'lighthouse') await import('../../tests/load/lighthouse')
else if (benchmark === 'html') await import('../../tests/load/html')
else if (benchmark === 'crawl') await import('../../tests/load/crawl')
else if (benchmark === 'first-hits') await import('../../tests/load/first-hits')
else if (benchmark === 'storm') await import('../../tests/load/storm')
else if (benchmark === 'stuck-orders') await import('../../tests/load/stuck-orders')
else if (benchmark === 'fuzz') await import('../../tests/load/fuzz')
else if (benchmark === 'flood') await import('../../tests/load/flood')
else if (benchmark === 'sign-in') await import('../../tests/load/sign-in-tries')
else if (benchmark === 'import') await import('../../tests/load/import')
else if (benchmark === 'pages') await import('../../tests/load/pages')
else await import('../../tests/load/cached-pages')

export {}
