const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Ends of host names that no name of a person has. Ends of brands are not among them: only the brand can have such a host. */
export const TOP_LEVEL = words(
  'abogado abudhabi academy accountant accountants actor ads adult aero africa agency airforce alsace ' +
    'amsterdam analytics apartments app arab archi army asia associates attorney auction audio author auto ' +
    'autos baby band barcelona bargains baseball basketball bayern bcn beauty berlin bet bid bike bingo bio ' +
    'biz blackfriday blog boats bom bot boutique box broadway broker brussels build builders business buy ' +
    'buzz bzh cab cafe call cam camera capetown capital car cards care career careers cars casa casino ' +
    'catering catholic cc center ceo cern cfd channel charity chat cheap christmas circle city claims ' +
    'cleaning click clinic clothing cloud club cn co coach codes coffee college cologne com community company ' +
    'compare computer condos construction consulting contact contractors cooking cool coop corsica country ' +
    'coupon coupons courses cpa credit creditcard creditunion cricket cruise cruises cymru cyou dance data ' +
    'date dating deal deals degree delivery democrat dental dentist desi design dev diamonds diet digital ' +
    'direct directory discount diy docs doctor dog domains download drive dubai durban dvr eat eco edu ' +
    'education email energy engineer engineering enterprises equipment estate eurovision eus events exchange ' +
    'expert exposed express fail faith family fans farm fashion fast feedback final finance financial fire ' +
    'fishing fit fitness flights florist fly foo food football forex forsale forum foundation free frl ' +
    'frogans fun fund furniture futbol fyi gallery games gdn gifts gives giving glass global gmbh gop got gov ' +
    'graphics gratis gripe grocery group guge guitars hair hamburg haus health healthcare help helsinki here ' +
    'hiphop hiv hockey holdings homes hospital host hosting hot hotels how icu immo immobilien inc industries ' +
    'info ink institute insurance insure int international investments io ismaili istanbul java jetzt jewelry ' +
    'jobs joburg jot jprs juegos kaufen kids kitchen kiwi koeln kosher krd kred kyoto lat latino lawyer lds ' +
    'lease legal lgbt life lifestyle lighting like limited limo live living llc llp loans locker locus lol ' +
    'lotte lotto ltd ltda luxe luxury madrid maison makeup management map market marketing markets media meet ' +
    'melbourne meme memorial menu miami mil mint mobi mobile moda monash money mortgage moscow moto ' +
    'motorcycles mov movie museum music nagoya name net network news next ngo ninja now nowruz nrw nyc ' +
    'observer office okinawa onl online ooo open orange org organic osaka ovh partners parts party pay pet ' +
    'pharmacy phone photo photography photos physio pics pictures pid pizza place play plumbing plus poker ' +
    'porn post press pro prod productions promo properties property protection pub qpon quebec quest racing ' +
    'radio read realestate realtor realty recipes rehab reise reisen reit rentals repair report republican ' +
    'rest restaurant review reviews rocks rodeo room rsvp ru rugby ruhr run ryukyu saarland safe safety sale ' +
    'salon sas save scholarships school schule science scot search seat secure security seek select services ' +
    'sex sexy shiksha shoes shop shopping shouji show singles site ski skin smart smile soccer social ' +
    'software solar solutions spa space sport spot srl stockholm storage store stream studio study style ' +
    'sucks supplies supply support surf surgery swiss systems taipei talk tattoo tax taxi team tech ' +
    'technology tel tennis theater theatre tickets tienda tips tires tirol today tokyo tools top tours town ' +
    'toys trade trading training travel trust tube tunes tushu tv university vacations ventures versicherung ' +
    'viajes video villas vip vision viva vlaanderen vodka vote voting voto voyage watch watches weather ' +
    'webcam website wedding whoswho wiki winners work works world wow wtf xxx xyz yachts yoga yokohama zone ' +
    'zuerich',
)

/** Those of other scripts. */
export const TOP_LEVEL_OTHER_SCRIPTS = words(
  'vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф ' +
    'сайт срб укр қаз հայ ישראל קום ابوظبي الاردن البحرين الجزائر السعودية المغرب امارات ایران بارت بازار ' +
    'بھارت تونس سودان سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاکستان ' +
    'ڀارت कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ' +
    'ಭಾರತ ഭാരതം ලංකා คอม ລາວ გე みんな クラウド コム ストア セール ファッション 世界 中国 中國 中文网 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 ' +
    '在线 天主教 娱乐 家電 广东 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍 机构 游戏 澳門 点看 移动 组织机构 网址 网店 网站 网络 购物 通販 集团 電訊盈科 食品 餐厅 香港 ' +
    '닷넷 닷컴 한국 网絡 網絡 購物 組織機構',
)

/** Those that are also names, nicknames or titles; those of countries have two letters. */
export const NAMES = words(
  'able art bank bar beer best bible black blue bond boo book boston cal camp case cash cat church dad day ' +
    'dds delta dot earth esq fan film fish flowers gal game garden gay gent gift gold golf green guide guru ' +
    'holiday horse house ice ing irish ist joy kim land law link loan london love man mba med men mini moe ' +
    'moi mom new omega one ong page paris pars phd pin ping pink prime prof red ren rent rich rio rip sakura ' +
    'sarl shia silk song soy star sydney tab tatar total uno vana vegas vet vin wales wang wed wien win wine ' +
    'xin you yun zero zip',
)
