import { getTranslations } from 'next-intl/server'

/** The few messages used by scripts outside components, once per page. */
export async function ClientStrings() {
  const t = await getTranslations()
  return (
    <span
      hidden
      id="strings"
      data-saved={t('favourites.savedOnDevice')}
      data-failed={t('favourites.failed')}
      data-copied={t('share.copied')}
      data-not-copied={t('share.failed')}
      data-no-connection={t('layout.noConnection')}
      data-new-build={t('layout.newBuild.title')}
      data-reload={t('layout.newBuild.reload')}
    />
  )
}
