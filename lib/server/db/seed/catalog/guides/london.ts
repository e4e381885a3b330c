import type { AreaGuide } from '@/lib/server/db/seed/types'

export const london: AreaGuide = {
  about: {
    en: `London grew from two towns: the City in the east, with Saint Paul's and the Tower, and Westminster in the west, with Parliament and the palace. The path on the South Bank joins them, about an hour from Westminster Bridge to Tower Bridge. Theatres crowd the West End; the British Museum is in Bloomsbury, and three more large museums stand together in South Kensington. The permanent collections are free.

The Tube map bends distances: Covent Garden to Leicester Square is a five-minute walk. Stand on the right on escalators, look right before you cross. In a pub you order at the bar. Keep your phone away from the kerb, since thieves on bikes take it out of the hand.`,
    th: `ลอนดอนโตมาจากสองเมือง คือ City ทางตะวันออก มีมหาวิหารเซนต์พอลและหอคอยลอนดอน กับเวสต์มินสเตอร์ทางตะวันตก มีรัฐสภาและพระราชวัง ทางเดินฝั่งเซาท์แบงก์เชื่อมสองฝั่งนี้ จากสะพานเวสต์มินสเตอร์ถึงทาวเวอร์บริดจ์ราวหนึ่งชั่วโมง โรงละครรวมกันที่เวสต์เอนด์ บริติชมิวเซียมอยู่บลูมส์เบอรี อีกสามพิพิธภัณฑ์ใหญ่อยู่ติดกันที่เซาท์เคนซิงตัน ส่วนจัดแสดงถาวรเข้าฟรี

แผนที่รถไฟใต้ดินบิดระยะจริง โคเวนต์การ์เดนถึงเลสเตอร์สแควร์เดินห้านาที บันไดเลื่อนยืนชิดขวา ข้ามถนนมองขวาก่อน ในผับสั่งที่บาร์ อย่ายืนเล่นมือถือริมถนน มีโจรขี่จักรยานมาฉก`,
    'zh-cn': `伦敦由两座城长成：东边的伦敦城，有圣保罗大教堂和伦敦塔；西边的威斯敏斯特，有议会和王宫。南岸步道把两头连起来，从威斯敏斯特桥走到塔桥约一小时。剧院集中在西区，大英博物馆在布鲁姆斯伯里，南肯辛顿还有三座大博物馆挨在一起。常设展都免费。

地铁图上的距离不准：考文特花园到莱斯特广场走路五分钟。扶梯靠右站，过马路先看右边。酒吧里到吧台点单。别站在路沿看手机，有人骑车来抢。`,
  },
  whenToGo: {
    en: `May, early June and September are the easy months: around 20 degrees, long evenings and room in the parks. In June it is light until about ten. Wimbledon plays for two weeks from the end of June, and the Notting Hill Carnival fills the west on the last Sunday and Monday of August.

It rains a little in every month rather than a lot in one. Hot weeks come in July and August, and few older rooms have air conditioning. From November to January it is dark by half past four, with Christmas lights from the middle of November. On 25 December no trains, Tube or buses run. On wet days in the school holidays, the museum queues are long: go at opening time.`,
    th: `พฤษภาคม ต้นมิถุนายน และกันยายนคือช่วงที่สบาย ราว 20 องศา ค่ำช้า สวนไม่แน่น เดือนมิถุนายนสว่างถึงราวสี่ทุ่ม วิมเบิลดันแข่งสองสัปดาห์จากปลายมิถุนายน น็อตติงฮิลล์คาร์นิวัลจัดวันอาทิตย์และจันทร์สุดท้ายของสิงหาคมทางตะวันตกของเมือง

ฝนตกเดือนละนิดทุกเดือน ไม่ได้ตกหนักเดือนเดียว กรกฎาคมกับสิงหาคมบางสัปดาห์ร้อนจัด และห้องเก่าส่วนใหญ่ไม่มีแอร์ พฤศจิกายนถึงมกราคมมืดก่อนสี่โมงครึ่ง ไฟคริสต์มาสเริ่มกลางพฤศจิกายน วันที่ 25 ธันวาคมไม่มีรถไฟ รถใต้ดิน และรถเมล์ วันฝนตกช่วงปิดเทอมคิวพิพิธภัณฑ์ยาว ให้ไปตอนเปิด`,
    'zh-cn': `5 月、6 月上旬和 9 月最轻松：20 度上下，傍晚长，公园里也宽松。6 月要到晚上十点左右才黑。温网从 6 月底开始打两周；8 月最后一个周日和周一，诺丁山狂欢节占满城西。

雨是每个月都下一点，而不是集中在一个月。7 月、8 月会有几周热天，老房子里少有空调。11 月到次年 1 月下午四点半前就黑了，圣诞灯从 11 月中旬开始亮。12 月 25 日火车、地铁和公交全部停运。学校放假又碰上下雨，博物馆门口队很长，开门时就去。`,
  },
  gettingThere: {
    en: `From Heathrow (LHR), 24 km west, the Elizabeth line takes about 35 minutes to the West End, the Piccadilly line about 50 for less money, and the Heathrow Express 15 minutes to Paddington. Gatwick (LGW), 45 km south, has trains to Victoria in half an hour. From Stansted (STN) the train to Liverpool Street takes about 50 minutes. Tap in and out with one bank card or phone, and a daily cap applies in town.

Eurostar arrives at St Pancras, two hours from Brussels and a little more from Paris; passports are checked before you board. A Schengen visa does not cover Britain: find out in good time whether you need a visa or an ETA.`,
    th: `จากฮีทโธรว์ (LHR) ทางตะวันตก 24 กม. สายเอลิซาเบธถึงเวสต์เอนด์ราว 35 นาที สายพิคคาดิลลีราว 50 นาทีแต่ถูกกว่า ฮีทโธรว์เอ็กซ์เพรสถึงแพดดิงตัน 15 นาที แกตวิก (LGW) ทางใต้ 45 กม. มีรถไฟถึงวิกตอเรียครึ่งชั่วโมง จากสแตนสเต็ด (STN) รถไฟถึงลิเวอร์พูลสตรีทราว 50 นาที แตะเข้าออกด้วยบัตรธนาคารหรือมือถือเครื่องเดิม ในเมืองมีเพดานค่าโดยสารต่อวัน

ยูโรสตาร์มาถึงเซนต์แพนคราส สองชั่วโมงจากบรัสเซลส์ จากปารีสนานกว่าเล็กน้อย ตรวจหนังสือเดินทางก่อนขึ้นรถ วีซ่าเชงเกนใช้เข้าสหราชอาณาจักรไม่ได้ เช็กแต่เนิ่น ๆ ว่าต้องขอวีซ่าหรือ ETA`,
    'zh-cn': `希思罗机场（LHR）在西边 24 公里：伊丽莎白线约 35 分钟到西区，皮卡迪利线约 50 分钟但便宜些，希思罗快线 15 分钟到帕丁顿。盖特威克机场（LGW）在南边 45 公里，火车半小时到维多利亚站。斯坦斯特德机场（STN）坐火车到利物浦街站约 50 分钟。进出站用同一张银行卡或同一部手机，市内有每日封顶价。

欧洲之星到圣潘克拉斯站，布鲁塞尔过来两小时，巴黎稍久一点，上车前查护照。申根签证不能进英国，早点查清楚你要办签证还是 ETA。`,
  },
}
