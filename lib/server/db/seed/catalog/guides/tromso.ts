import type { AreaGuide } from '@/lib/server/db/seed/types'

export const tromso: AreaGuide = {
  about: {
    en: `Tromsø lies on an island about 350 km north of the Arctic Circle, with wooden houses along Storgata and the harbour right below. A bridge leads east to the mainland, where the Arctic Cathedral stands and a cable car goes up to Storsteinen, 420 m above the town; beside it 1,200 stone steps do the same. To the west another bridge crosses to Kvaløya, with mountains and fjords and hardly any street light.

Northern lights need a dark and clear sky, so be ready to leave town, sometimes as far as Finland. In winter the pavements are polished ice: buy strap-on spikes on the first day. Shops are closed on Sundays, and dinner out costs a lot.`,
    th: `ทรุมเซอตั้งอยู่บนเกาะเหนือเส้นอาร์กติกเซอร์เคิลราว 350 กม. มีบ้านไม้เรียงบนถนนสตูร์กาตาและท่าเรืออยู่ถัดลงไป สะพานฝั่งตะวันออกพาไปแผ่นดินใหญ่ ที่นั่นมีมหาวิหารอาร์กติกและกระเช้าขึ้นสตูร์สไตเนน สูงเหนือเมือง 420 เมตร ข้าง ๆ มีบันไดหิน 1,200 ขั้นขึ้นถึงที่เดียวกัน ฝั่งตะวันตกมีสะพานไปเกาะควาลอยา มีภูเขา ฟยอร์ด และแทบไม่มีไฟถนน

แสงเหนือต้องการฟ้ามืดและไม่มีเมฆ เตรียมใจออกนอกเมือง บางคืนไปไกลถึงฟินแลนด์ หน้าหนาวทางเท้าเป็นน้ำแข็งลื่น ซื้อปุ่มกันลื่นสวมรองเท้าตั้งแต่วันแรก ร้านค้าปิดวันอาทิตย์ และมื้อเย็นนอกบ้านแพง`,
    'zh-cn': `特罗姆瑟在岛上，位于北极圈以北约 350 公里，Storgata 街边排着木屋，再往下就是港口。东边有桥通大陆，桥头是北极大教堂，缆车从那里上到 Storsteinen，比城区高 420 米；旁边还有 1,200 级石阶，通到同一个地方。西边另一座桥通鲸岛，有山有峡湾，几乎没有路灯。

看极光要天黑、无云，所以得准备出城，有时会一直开到芬兰。冬天人行道像磨光的冰面，第一天就去买一副套在鞋上的冰爪。商店周日不开门，在外面吃晚饭很贵。`,
  },
  whenToGo: {
    en: `From late November to mid-January the sun stays below the horizon, with a few hours of blue light around noon. The season of the aurora runs from September to early April. September and October are mild and mostly free of snow; February and March have snow, daylight for ski tours and dog sleds, and about minus 5 degrees. Around 6 February, in the Sami week, reindeer race down Storgata.

Between November and January whales follow the herring, in recent years far up near Skjervøy: the boat trip takes the whole day. From about 20 May to 22 July the sun does not set. Summer days have 12 to 15 degrees, so pack a rain jacket, and a mask for sleeping.`,
    th: `ปลายพฤศจิกายนถึงกลางมกราคมดวงอาทิตย์ไม่พ้นขอบฟ้า มีแสงสีน้ำเงินไม่กี่ชั่วโมงตอนเที่ยง ฤดูแสงเหนือคือกันยายนถึงต้นเมษายน กันยายนกับตุลาคมไม่หนาวมากและส่วนใหญ่ยังไม่มีหิมะ กุมภาพันธ์กับมีนาคมมีหิมะ มีแสงแดดพอให้เล่นสกีและนั่งเลื่อนสุนัข ราวลบ 5 องศา ราว 6 กุมภาพันธ์เป็นสัปดาห์ชาวซามี มีแข่งกวางเรนเดียร์บนถนนสตูร์กาตา

พฤศจิกายนถึงมกราคมวาฬตามฝูงปลาแฮร์ริงมา หลายปีหลังอยู่ไกลขึ้นไปแถวเชร์เวย เรือจึงใช้เวลาทั้งวัน ราว 20 พฤษภาคมถึง 22 กรกฎาคมพระอาทิตย์ไม่ตก หน้าร้อน 12–15 องศา เตรียมเสื้อกันฝนและผ้าปิดตาไว้นอน`,
    'zh-cn': `11 月下旬到次年 1 月中旬太阳不露出地平线，中午前后有几个小时的蓝光。极光季从 9 月到 4 月初：9 月和 10 月不太冷，多半没有雪；2 月和 3 月有雪，也有足够的日光去滑雪、坐狗拉雪橇，零下 5 度左右。2 月 6 日前后是萨米周，驯鹿在 Storgata 街上赛跑。

11 月到 1 月，鲸追着鲱鱼来，近年游到很北的 Skjervøy 附近，坐船要一整天。大约 5 月 20 日到 7 月 22 日太阳不落。夏天 12 到 15 度，带上雨衣，还有睡觉用的眼罩。`,
  },
  gettingThere: {
    en: `The airport (TOS) is on the west side of the same island, 5 km from the centre and about a quarter of an hour by bus. Flights from Oslo take just under two hours. No railway comes this far: the nearest station is Narvik, reached by a long train ride from Stockholm, and the bus from there needs about four hours.

The coastal ships between Bergen and Kirkenes call every day; those going north lie here for some four hours in the afternoon, those going south come around midnight. Under the town runs a road tunnel with roundabouts in the rock. If you have never driven on ice, do not rent a car between November and April: take a guide or the bus.`,
    th: `สนามบิน (TOS) อยู่ฝั่งตะวันตกของเกาะเดียวกัน ห่างใจกลางเมือง 5 กม. นั่งรถเมล์ราวสิบห้านาที บินจากออสโลไม่ถึงสองชั่วโมง รถไฟมาไม่ถึงที่นี่ สถานีใกล้สุดคือนาร์วิก ซึ่งนั่งรถไฟทางไกลมาจากสตอกโฮล์มได้ แล้วต่อรถบัสอีกราวสี่ชั่วโมง

เรือเลียบชายฝั่งระหว่างแบร์เกนกับคีร์เคเนสแวะทุกวัน ขาขึ้นเหนือจอดราวสี่ชั่วโมงช่วงบ่าย ขาลงใต้มาราวเที่ยงคืน ใต้เมืองมีอุโมงค์ถนนที่มีวงเวียนอยู่ในหิน ถ้าไม่เคยขับรถบนน้ำแข็ง อย่าเช่ารถช่วงพฤศจิกายนถึงเมษายน ไปกับไกด์หรือนั่งรถเมล์ดีกว่า`,
    'zh-cn': `机场（TOS）在同一座岛的西侧，离市中心 5 公里，坐公交约一刻钟。从奥斯陆飞不到两小时。铁路不通到这里：最近的火车站是纳尔维克，可以从斯德哥尔摩坐长途火车过去，再转约四小时的大巴。

卑尔根和希尔克内斯之间的沿海客轮每天停靠，北上的船下午停四小时左右，南下的船半夜前后到。城区地下有公路隧道，岩洞里还有环岛。没在冰面上开过车的话，11 月到 4 月不要租车，跟向导走或坐公交。`,
  },
}
