import { expect, test } from 'vitest'
import { isBot } from './bots'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} (compatible; bingbot/2.0)`,
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq/15/4118.html?faqId=28966)',
  'Mozilla/5.0 (compatible; MSIE or Firefox mutant;) Daumoa/4.0',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; YandexVideo/3.0; +http://yandex.com/bots)',
  'Viber/21.4.0 (Linux)',
  'GoogleOther',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Sogou web spider/4.0',
  'Mozilla/5.0 (compatible; Qwantify/1.0)',
  'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/)',
  'Bluesky Cardyb/1.1',
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} (compatible; GoogleOther)`,
])('[E2] detects the bot %s', (agent) => {
  expect(isBot(agent)).toBe(true)
})

test.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) ${CHROME}`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Line/14.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 DaumApps/9.1',
  'node',
  '',
])('[E2] detects no bot in %s', (agent) => {
  expect(isBot(agent)).toBe(false)
})
