import type { AreaGuide } from '@/lib/server/db/seed/types'

export const tokyo: AreaGuide = {
  about: {
    en: `Tokyo is best read along the Yamanote line, a ring of 30 stations that takes about an hour. On its western side are Shinjuku, Harajuku and Shibuya; on the eastern side Ueno with its museums, Akihabara and Tokyo Station, with the palace gardens just behind. Asakusa and the Sumida river lie outside the ring, in the older, lower part of town.

Give each half day to one district and walk there. Most museums close on Mondays. Small noodle shops sell tickets from a machine by the door, and some take only cash. Keep the phone silent in trains, carry your rubbish back to the hotel, and stay off the trains between half past seven and nine.`,
    th: `โตเกียวเข้าใจง่ายที่สุดเมื่อไล่ตามสายยามาโนเตะ วงแหวน 30 สถานีที่วิ่งครบรอบราวหนึ่งชั่วโมง ด้านตะวันตกมีชินจูกุ ฮาราจูกุ และชิบูยา ด้านตะวันออกมีอุเอโนะกับพิพิธภัณฑ์ อากิฮาบาระ และสถานีโตเกียวที่มีสวนพระราชวังอยู่ด้านหลัง ส่วนอาซากุสะกับแม่น้ำสุมิดะอยู่นอกวง ในย่านเก่าที่ราบต่ำ

ให้ครึ่งวันต่อหนึ่งย่านแล้วเดินเอา พิพิธภัณฑ์ส่วนใหญ่ปิดวันจันทร์ ร้านบะหมี่เล็ก ๆ ซื้อตั๋วจากตู้หน้าร้าน บางแห่งรับแต่เงินสด ในรถไฟให้ปิดเสียงโทรศัพท์ เก็บขยะกลับไปทิ้งที่โรงแรม และเลี่ยงรถไฟช่วงเจ็ดโมงครึ่งถึงเก้าโมงเช้า`,
    'zh-cn': `看东京，最好顺着山手线：一圈 30 站，转一周约一小时。西侧是新宿、原宿和涩谷，东侧是博物馆集中的上野、秋叶原，还有东京站，站后不远就是皇居的花园。浅草和隅田川在环线之外，属于地势更低、更老的下町。

半天只去一个街区，下车慢慢走。多数博物馆周一闭馆。小面馆在门口的机器上买餐券，有的只收现金。电车里手机调静音，垃圾带回酒店再扔，早上七点半到九点尽量别坐车。`,
  },
  whenToGo: {
    en: `Cherry trees flower from the end of March into early April. From 29 April to 5 May the whole country travels, and trains and hotels are full. June to mid-July is the rainy season; after it come weeks of 30 to 35 degrees and sticky nights, with fireworks over the Sumida at the end of July. Typhoons pass mainly in August and September: trains then stop for some hours, by plan.

October and November are mild, and the ginkgo avenues turn yellow at the end of November. Winter is sunny and dry, about 10 degrees by day, with Mount Fuji on clear mornings. From 1 to 3 January many shops and museums are closed.`,
    th: `ซากุระบานปลายมีนาคมถึงต้นเมษายน ช่วง 29 เมษายนถึง 5 พฤษภาคมคนทั้งประเทศออกเที่ยว รถไฟกับโรงแรมเต็ม มิถุนายนถึงกลางกรกฎาคมเป็นฤดูฝน หลังจากนั้นร้อน 30–35 องศาและกลางคืนอบอ้าวหลายสัปดาห์ ปลายกรกฎาคมมีดอกไม้ไฟเหนือแม่น้ำสุมิดะ ไต้ฝุ่นมักมาช่วงสิงหาคมกับกันยายน รถไฟจะหยุดวิ่งหลายชั่วโมงตามที่ประกาศล่วงหน้า

ตุลาคมกับพฤศจิกายนอากาศสบาย ใบแปะก๊วยเหลืองทั้งถนนปลายพฤศจิกายน หน้าหนาวแดดดีและแห้ง กลางวันราว 10 องศา เช้าที่ฟ้าใสเห็นภูเขาฟูจิ วันที่ 1–3 มกราคมร้านและพิพิธภัณฑ์หลายแห่งปิด`,
    'zh-cn': `樱花从 3 月底开到 4 月初。4 月 29 日到 5 月 5 日全国都在出游，火车和酒店爆满。6 月到 7 月中旬是梅雨，之后是几个星期 30 到 35 度的天气，夜里也闷；7 月底隅田川上放烟花。台风多在 8 月和 9 月，电车会按预告停运几个小时。

10 月和 11 月气温宜人，11 月底银杏大道变黄。冬天晴而干，白天 10 度左右，天晴的早晨能望见富士山。1 月 1 日至 3 日，不少商店和博物馆不开门。`,
  },
  gettingThere: {
    en: `Haneda airport (HND) is 15 km south of the centre: the Keikyu line reaches Shinagawa in a quarter of an hour, the monorail Hamamatsucho in about twenty minutes. Narita (NRT) is 60 km out to the east. From there the Narita Express needs just under an hour to Tokyo Station, and the Skyliner about 40 minutes to Nippori, on the Yamanote line. Flights that land after ten at night may leave you without a train.

Bullet trains for Kyoto and Osaka start at Tokyo Station; suitcases over 160 cm, all three sides added, need a reserved place on them. In town an IC card, Suica or Pasmo, works on every line; you can also load one into your phone.`,
    th: `สนามบินฮาเนดะ (HND) อยู่ทางใต้ห่างใจกลางเมือง 15 กม. รถไฟเคคิวถึงชินางาวะในสิบห้านาที โมโนเรลถึงฮามามัตสึโจราวยี่สิบนาที สนามบินนาริตะ (NRT) อยู่ทางตะวันออก 60 กม. นาริตะเอ็กซ์เพรสถึงสถานีโตเกียวไม่ถึงหนึ่งชั่วโมง สกายไลเนอร์ถึงนิปโปริบนสายยามาโนเตะราว 40 นาที ถ้าเครื่องลงหลังสี่ทุ่มอาจไม่ทันรถไฟ

ชินคันเซ็นไปเกียวโตและโอซากะออกจากสถานีโตเกียว กระเป๋าที่รวมสามด้านเกิน 160 ซม. ต้องจองที่วางล่วงหน้า ในเมืองใช้บัตร IC ทั้งซุยกะและพาสโมขึ้นได้ทุกสาย หรือใส่บัตรไว้ในโทรศัพท์ก็ได้`,
    'zh-cn': `羽田机场（HND）在市中心以南 15 公里：京急线一刻钟到品川，单轨电车约二十分钟到浜松町。成田机场（NRT）在东边 60 公里，成田特快不到一小时到东京站，Skyliner 约 40 分钟到山手线上的日暮里。晚上十点以后落地，可能就赶不上电车了。

去京都、大阪的新干线从东京站发车，三边之和超过 160 厘米的行李要预约放置位。市内用一张 IC 卡，Suica 或 Pasmo 都行，哪条线都能刷，也可以加进手机里。`,
  },
}
