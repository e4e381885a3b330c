import type { AreaGuide } from '@/lib/server/db/seed/types'

export const rio: AreaGuide = {
  about: {
    en: `Rio squeezes between granite hills, the ocean and Guanabara Bay. The centre has the old churches and offices; the beaches of the south zone are Copacabana, Ipanema and Leblon, and their numbered lifeguard posts, the postos, serve as addresses. Christ the Redeemer stands on Corcovado at 710 m, reached by rack railway from Cosme Velho or by park van. Sugarloaf, 396 m, has two cable cars from Praia Vermelha.

Look up before you go: if cloud covers the statue, do the bay first. Take only a towel and a little money to the beach, rent the chair there, and leave the sand when it gets dark. Waves are strong, and red flags mean stay out.`,
    th: `รีโออัดตัวอยู่ระหว่างเขาหินแกรนิต มหาสมุทร และอ่าวกวานาบารา ใจกลางเมืองมีโบสถ์เก่าและออฟฟิศ หาดฝั่งใต้คือโคปาคาบานา อีปาเนมา และเลบลง ป้อมไลฟ์การ์ดหรือ posto มีเลขกำกับ ใช้บอกตำแหน่งแทนที่อยู่ รูปปั้นพระเยซูคริสต์ผู้ไถ่อยู่บนยอดกอร์โกวาดู 710 เมตร ขึ้นด้วยรถไฟฟันเฟืองจากกอสมีเวลยูหรือรถของอุทยาน ชูการ์โลฟ 396 เมตรมีกระเช้าสองช่วงจากหาดเวร์เมลยา

ก่อนออกให้เงยหน้าดู ถ้าเมฆบังรูปปั้น ไปฝั่งอ่าวก่อน ไปหาดเอาแค่ผ้าเช็ดตัวกับเงินนิดหน่อย เก้าอี้เช่าได้ที่นั่น มืดแล้วออกจากหาด คลื่นแรง ธงแดงคือห้ามลง`,
    'zh-cn': `里约挤在花岗岩山、大洋和瓜纳巴拉湾之间。市中心是老教堂和写字楼，南区的沙滩有科帕卡瓦纳、伊帕内玛和勒布隆，沙滩上的救生站（posto）编了号，当地人拿它当地址用。救世基督像立在 710 米的科科瓦多山上，从科斯梅韦柳坐齿轨火车或乘公园专车上去。面包山 396 米，从红沙滩坐两段缆车。

出门前先抬头看：云遮住基督像，就先去海湾那边。去沙滩只带毛巾和一点钱，椅子现场租，天黑就离开。浪大，红旗就是别下水。`,
  },
  whenToGo: {
    en: `From December to March it is hot, often above 33 degrees, with heavy showers late in the day. On 31 December people dress in white and watch the fireworks from Copacabana. Carnival comes in February or early March: parades in the Sambadrome at night, street bands called blocos from the morning on, and rooms sold in packages of several nights.

April and May are warm and less wet. June to August is the dry season, 20 to 25 degrees by day and with the clearest views; bring a jacket for the evening. September to November warms up again with more cloud. The sea stays swimmable all year, a little cool in winter. Most of the small shops close for the days of Carnival.`,
    th: `ธันวาคมถึงมีนาคมร้อน มักเกิน 33 องศา มีฝนหนักช่วงเย็น คืน 31 ธันวาคมคนแต่งชุดขาวดูพลุที่โคปาคาบานา คาร์นิวัลอยู่ในกุมภาพันธ์หรือต้นมีนาคม กลางคืนมีขบวนในซัมบาโดรม กลางวันมีวงเดินถนนที่เรียกว่า bloco ตั้งแต่เช้า และห้องขายเป็นชุดหลายคืน

เมษายนกับพฤษภาคมอุ่นและฝนน้อยลง มิถุนายนถึงสิงหาคมเป็นหน้าแล้ง กลางวัน 20–25 องศา วิวใสที่สุด เอาแจ็กเก็ตไปใส่ตอนค่ำ กันยายนถึงพฤศจิกายนอุ่นขึ้นและเมฆมากขึ้น ทะเลลงเล่นได้ทั้งปี หน้าหนาวเย็นนิดหน่อย ช่วงคาร์นิวัลร้านเล็กส่วนใหญ่ปิด`,
    'zh-cn': `12 月到次年 3 月热，常常超过 33 度，傍晚前后有大雨。12 月 31 日晚，人们穿一身白在科帕卡瓦纳看烟花。狂欢节在 2 月或 3 月初：夜里桑巴大道游行，从早上起街上就有叫 bloco 的乐队，房间按几晚打包卖。

4 月、5 月暖和，雨少些。6 月到 8 月是旱季，白天 20 到 25 度，视野最清楚，晚上带件外套。9 月到 11 月回暖，云也多起来。全年都能下海游泳，冬天水稍凉。狂欢节那几天多数小店关门。`,
  },
  gettingThere: {
    en: `International flights land at Galeão (GIG), on an island 20 km north of the centre. By road it is about 40 minutes to Copacabana and easily twice that in the rush hours; take an app car or pay for the taxi at a counter inside. Santos Dumont (SDU), on the bay beside the centre, has the shuttle flights from São Paulo, an hour away, and a stop of the VLT tram.

Long-distance coaches use Novo Rio station: São Paulo takes six to seven hours, Paraty four and a half. No passenger trains run between the cities. The metro joins the centre with Copacabana, Ipanema and Barra, is clean and quick, and is the simplest way by day.`,
    th: `เที่ยวบินระหว่างประเทศลงที่กาเลเอา (GIG) บนเกาะทางเหนือของใจกลางเมือง 20 กม. ไปโคปาคาบานาทางถนนราว 40 นาที ชั่วโมงเร่งด่วนนานเป็นสองเท่าได้ง่าย ๆ เรียกรถผ่านแอปหรือจ่ายค่าแท็กซี่ที่เคาน์เตอร์ในอาคาร ซานโตสดูมง (SDU) ริมอ่าวข้างใจกลางเมืองมีเที่ยวบินถี่จากเซาเปาลูราวหนึ่งชั่วโมง และมีสถานีรถราง VLT

รถบัสทางไกลใช้สถานีโนวูรีโอ เซาเปาลูหกถึงเจ็ดชั่วโมง ปาราตีสี่ชั่วโมงครึ่ง ไม่มีรถไฟโดยสารระหว่างเมือง เมโทรเชื่อมใจกลางเมืองกับโคปาคาบานา อีปาเนมา และบาร์รา สะอาดและเร็ว กลางวันไปทางนี้ง่ายที่สุด`,
    'zh-cn': `国际航班降落在加利昂机场（GIG），在市中心以北 20 公里的岛上。走公路到科帕卡瓦纳约 40 分钟，高峰期轻易翻倍；用软件叫车，或者在楼里柜台先付出租车费。桑托斯杜蒙特机场（SDU）在市中心旁的海湾边，圣保罗的穿梭航班约一小时，门口有 VLT 有轨电车站。

长途大巴在 Novo Rio 客运站：圣保罗六到七小时，帕拉蒂四个半小时。城市之间没有客运火车。地铁连着市中心、科帕卡瓦纳、伊帕内玛和巴拉，干净、快，白天坐它最省事。`,
  },
}
