/** Which words follow where, from scripts/build-usual.mjs. */

/** A context a line, then its words with how often they were seen. */
export const usual = ` "|icon:326|sm:310|w:286|xs:213|level:180|size:167|primary:130|value:103|bold:85|muted:65|danger:60|badge:57
 >button|button:4
 >canvas|page:11
 >component|page:6|layout:3
 >data|page:4
 >descriptions|tree:2
 >heading|title:2
 >import|page:2
 >input|input:14
 >layout|data:2
 >menubar|descriptions:2
 >nav|stepper:2
 >page|page:96
 >row|divider:2
 >select|select:2
 >stepper|tabbar:2
 >tabbar|menubar:2
 >text|text:6
 >timeline|gantt:2
 >tokens|page:4
 >tree|timeline:2
 >|page:189|row:38|nav:13|table:13|canvas:11|calendar:10|list:10|component:9|card:8|chart:8|map:8|select:7
 [|active:63|none:9|row:9|columns:8|vertical:6|size:5|sm:5|striped:4|value:4|w:4|horizontal:3|id:3
 accordion>|text:4
 active|item:13|total:5|row:4|simple:3|button:2|hidden-sm:2|hint:2|link:2|text:2|vertical:2
 align|text:29|flex:15|button:8|bg:5|p:4|gap:3|muted:3|badge:2|row:2|striped:2|w:2|wrap:2
 alt|w:35|h:27|ratio:9|circle:4|cover:3|stack:2
 anchor|badge:8|marker:5|color:2
 annotations>item|item:2
 annotations>|item:4
 appbar>button|button:2
 appbar>|button:4
 area|smooth:3
 aria|w:6|ghost:3
 at|side:9
 badge|item:5|active:2|danger:2|ghost:2
 banner>|button:2
 bar|labels:4|stacked:2
 bg|p:19|border:5|flow:2|gap:2|rounded:2
 bold|text:58|badge:13|sm:9|progress:5|w:5|button:4|color:2|link:2|row:2
 bordered|align:2
 border|gap:4|p:4
 calendar>event|event:6
 calendar>|event:6
 caption|align:4
 card>title|text:2
 card>|text:5|...:2|title:2
 carousel>card|card:4
 carousel>|card:2|image:2
 centered|rounded:4|gap:2
 center|gap:11|bg:7
 change|good:7|hint:5|trend:5|icon:2
 chart>series|series:4
 chart>|series:4
 checked|checkbox:9|radio:7|disabled:2
 circle|image:2|w:2
 clearable|open:2
 color|text:11|anchor:9|x:3|icon:2|input:2|value:2
 columns-sm|gap:6
 columns|gap:17|columns-sm:6|now:6|bordered:3|vertical:3
 compact|month:2
 component>|card:7|row:2
 count|active:5|text:3
 danger|pill:10|sm:7|bottom-center:4|button:4|icon:4|dismissible:2|opens:2|primary:2|text:2
 datetime|value:2
 date|start:17|until:10|value:10|variant:5
 descriptions>item|item:4
 descriptions>|item:4
 device|frame:10|x:6|y:6|centered:5|theme:3
 direction|gap:3
 disabled|button:10
 done|item:2
 donut|values:3
 drawer>checkbox|checkbox:2
 drawer>|checkbox:2
 dropdown>divider|item:2
 dropdown>item|divider:2
 dropdown>|item:2
 duration|progress:9
 email|required:7|placeholder:2
 empty>text|button:2
 empty>|text:2
 end|variant:6
 error|required:4|input:2
 file|value:2
 flex|button:24|gap:20|p:12|bg:5|h:5|text:5|icon:2|justify:2
 flow|primary:9|lanes:4|flow-style:3|danger:2
 footer>|row:2|text:2
 form>input|textarea:2
 form>textarea|button:2
 form>|input:2
 frame|x:4|y:4|url:3
 from|to:31|time:9
 fullWidth|navigate:6|button:3|mt:2
 gantt>item|milestone:4|item:3
 gantt>|item:6
 gap|align:211|flex:56|justify:29|p:27|center:22|bg:21|wrap:16|border:11|h:10|w:10|x:9|shadow:7
 ghost|sm:54|button:26|xs:10|flex:4|fullWidth:4|title:4|lg:3|badge:2|only-sm:2|position:2|progress:2
 good|hint:2
 grid>card|card:4
 grid>|card:2|image:2
 header>logo|nav:2
 header>nav|avatar:2
 header>|logo:4|title:2
 highlight|numbers:2
 hint|required:2
 horizontal|labels:2
 hover|align:2
 href|size:13|external:3|link:3|button:2|item:2
 h|stack:19|sm:18|centered:17|p:13|gap:11|image:11|center:10|w:9|theme:7|title:7|flex:6|text:6
 iconRight|align:2
 icon|ghost:142|outline:46|item:30|active:29|primary:28|sm:19|badge:14|xl:11|w:10|button:7|flex:6|nav:6
 id|w:15|device:12|right:3|primary:2
 info|pill:3|sm:3|badge:2
 justify|align:92|gap:6
 labels|format:4|h:2|legend:2|line:2|target:2
 label|progress:7|w:3|link:2
 lang|title:4
 layout>header|main:4
 layout>|header:4
 level|text:34|size:9|badge:8|button:8|row:8|align:5|mono:3|color:2|icon:2|muted:2
 lg|button:18|text:11|stack:8|color:6|fullWidth:5|badge:2|flex:2|icon:2
 lines|avatar:4|align:2
 line|smooth:3|labels:2
 list>|item:6
 main>title|table:2
 main>|title:2
 map>pin|route:2
 map>|pin:4|route:2
 max|value:6|label:4|count:3|size:3|step:3
 menubar>item|item:2
 menubar>|item:4
 mine|read:3|time:2
 min|max:9|step:2
 ml|gap:8|avatar:4|button:3
 modal>text|row:2
 modal>|text:2
 mono|sm:2
 month|today:9|value:2
 muted|text:28|align:23|row:18|title:14|w:13|badge:9|mt:9|ml:7|progress:4|button:3|link:3|divider:2
 mx|vertical:3
 name|checked:10|radio:7|disabled:2
 nav>divider|item:2
 nav>group|divider:2|group:2
 nav>item|group:3
 nav>|item:5|link:4|group:2
 navigate|flow:17|primary:7|button:2|outline:2
 none|flex:3|...:2
 numbers|highlight:2
 number|value:5|prefix:2
 opens|outline:2|primary:2
 open|inline:4
 outline|sm:18|fullWidth:17|button:10|flex:6|lg:3|text:2
 page>appbar|main:7|appbar:3
 page>banner|main:2
 page>button|button:6|callout:3|modal:3|link:2
 page>callout|callout:11
 page>checkbox|checkbox:2
 page>drawer|drawer:4
 page>fab|fab:2
 page>header|main:40|row:12|section:3|stack:2
 page>image|row:2
 page>input|button:5|callout:2
 page>main|footer:13|annotations:9|modal:6|tabbar:6|toast:4|drawer:3|fab:2
 page>menubar|toolbar:2
 page>relative|annotations:2|main:2
 page>repeat|table:2
 page>row|row:14|text:4|annotations:3|table:3|drawer:2|footer:2|stack:2|toast:2
 page>section|main:3
 page>stack|row:3
 page>textarea|button:2
 page>text|button:6
 page>title|text:5|row:3|progress:2
 page>toast|toast:5
 page>toolbar|main:2
 page>|main:99|header:63|row:22|text:21|title:18|card:16|button:11|stack:10|appbar:8|input:7|relative:4|repeat:4
 pages|active:13
 password|value:2
 pb|gap:8
 pill|badge:5|text:5|anchor:3|avatar:3
 placeholder>|badge:2
 placeholder|icon:22|rows:8|required:7|sm:4|w:4|button:2|open:2
 pl|flex:5
 popover>input|button:2
 popover>|input:2
 position|w:5
 prefix|suffix:4
 primary|fullWidth:42|sm:17|lg:12|button:6|flex:6|icon:5|marker:5|pill:4|badge:3|text:3|xl:3|id:2
 progress|w:2
 px|pb:9|py:4
 py|justify:2
 p|gap:162|border:9|h:9|bg:7|maxW:6|align:5|center:5|justify:4|w:4|shadow:2
 range|min:2
 ratio|w:6|alt:3|image:3|stack:2
 readonly|value:2
 relative>icon|badge:2
 relative>image|text:2
 relative>|image:4|icon:2
 required|input:3|button:2|hint:2|w:2
 right|id:3
 rounded|shadow:2|w:2
 row>button|button:2
 row>col|col:6
 row>input|input:2
 row>main|sidebar:2
 row>sidebar|main:2
 row>stat|stat:4
 row>tooltip|tooltip:2
 row>|button:6|col:6|input:4|text:4|badge:3|chip:2|image:2|main:2|sidebar:2|stat:2|title:2|tooltip:2
 rows|placeholder:3|row:3
 secondary|sm:3
 section>text|button:4
 section>|text:6
 segmented>|item:2
 selectable|sticky:3
 selected|chip:9|compact:2
 shadow|p:2|w:2
 sheet>button|button:2
 sheet>|button:2
 shortcut|divider:3
 size|muted:72|bold:11|weight:11|x:8|title:6|text:4|color:3|h:3|navigate:3|badge:2|link:2
 smooth|stacked:3
 sm|muted:104|bold:48|button:47|text:35|outline:13|disabled:11|w:9|avatar:8|link:7|primary:7|divider:5|fullWidth:5
 sort|selectable:2
 span|gap:19|bg:4|md:4|p:2
 src|alt:2|size:2
 stack>title|text:2
 stack>|checkbox:2|title:2
 stacked|labels:2
 start|end:16|variant:2
 stepper>item|item:4
 stepper>|item:4
 step|value:3
 sticky|mock:2
 striped|bordered:2
 success|pill:8|badge:7|anchor:3|progress:3|sm:3|item:2
 suffix|value:4
 tabbar>item|item:4
 tabbar>|item:4
 table>columns|row:3
 table>row|...:2|row:2
 table>|columns:10
 tabs>tab|tab:6
 tabs>|tab:4
 textarea|rows:2
 timeline>item|item:4
 timeline>|item:4
 time|done:4|mine:3|success:3|active:2|icon:2|read:2|variant:2
 title|numbers:2
 today|range:3|selected:3
 toggles|ghost:2|primary:2
 toolbar>divider|select:2
 toolbar>group|group:4|button:2|divider:2
 toolbar>|group:6
 tooltip>|button:2
 to|progress:9|variant:6|selected:2|success:2
 tree>item|item:8
 tree>|item:4
 type|required:7|icon:6|value:6
 unit|donut:2
 until|variant:7
 url|frame:2
 values|unit:2
 value|change:28|label:20|max:17|w:13|error:9|hint:9|count:8|required:8|aria:7|open:7|flex:5|icon:5
 variant|progress:3
 vertical|active:4
 viewport|x:2|y:2
 view|from:3
 warning|dismissible:4|sm:4|badge:3|anchor:2|pill:2
 weight|size:7|align:2|strike:2|text:2
 wrap|align:3
 w|h:161|align:18|gap:18|lane:12|bg:9|input:9|lines:8|button:7|text:6|uses:6|p:5|rounded:4
 xl|h:11|button:3|color:3|fullWidth:2
 xs|muted:138|text:14|align:9|bold:8|color:8|pl:5|button:4|w:3|avatar:2|input:2|ml:2|stack:2
 x|y:85
 y|w:31|gap:4|badge:3|sm:2|theme:2
 |gap:1659|icon:808|w:619|p:513|sm:492|align:423|muted:389|h:386|justify:341|value:332|text:310|flex:260
... |input:2|marker:2
>accordion "|collapsed:2
>accordion|accordion:11
>alert "|danger:2|success:2
>alert danger|dismissible:2
>alert|alert:4|button:2|card:2|section:2|table:2
>annotations |title:2
>appbar "|back:4|large:2
>appbar|main:7|appbar:3
>audio "|duration:2
>audio duration|progress:2
>audio |duration:2
>audio|audio:2
>avatar "|color:2|lg:2
>avatar src|size:2
>avatar |src:2
>avatars [|max:2
>avatars max|size:2
>avatars|avatars:2
>avatar|avatar:13|stack:12|text:4|bubble:3
>badge "|primary:2|success:2
>badge primary|pill:2
>badge|badge:14|avatar:9
>banner "|warning:2
>banner warning|dismissible:2
>banner|main:2
>breadcrumb|row:5|breadcrumb:2
>bubble "|from:2
>bubble from|time:2
>bubble|bubble:5|row:2
>button "|primary:3|badge:2|iconRight:2
>button iconRight|align:2
>button icon|sm:2
>button |icon:2
>button|button:96|link:8|avatar:4|dropdown:4|marker:4|popover:4|text:4|callout:3|input:3|modal:3|row:3|logo:2
>calendar "|month:2
>calendar [|view:2
>calendar from|to:2
>calendar month|today:4
>calendar today|range:2
>calendar to|selected:2
>calendar view|from:2
>calendar |month:2|view:2
>calendar|calendar:4|row:2
>callout|callout:11
>canvas "|bg:3|flow:3
>canvas bg|flow:2
>canvas direction|gap:3
>canvas flow|lanes:4
>canvas gap|bg:3
>canvas |flow:3|direction:2
>canvas|page:22
>card "|badge:2|p:2
>card p|shadow:2
>card shadow|w:2
>card |p:2|w:2
>card|card:156|row:6|...:5|button:5|text:5|nav:3|placeholder:3|alert:2|stack:2
>carousel |active:2|gap:2
>carousel|carousel:2
>chart "|labels:3
>chart area|smooth:2
>chart donut|values:2
>chart labels|format:2|target:2
>chart smooth|stacked:2
>chart|chart:9
>checkbox "|checked:2|required:2
>checkbox|checkbox:19|button:8
>chip "|icon:2
>chip icon|removable:2
>chip|chip:10
>code "|lang:4
>code lang|title:2
>code|code:7
>columns|row:17
>col|col:39|divider:2|main:2
>component|page:12|layout:6
>data|page:8|data:2
>descriptions [|columns:2
>descriptions columns|bordered:2|vertical:2
>descriptions |columns:2
>descriptions|tree:4
>divider |dashed:2
>divider|row:25|stack:12|item:7|section:5|button:3|select:3|col:2|group:2|text:2
>drawer|drawer:4
>empty "|icon:2
>event|event:22
>fab "|icon:2
>fab icon|position:2
>fab |icon:2
>fab|fab:2
>footer |border:2
>gantt "|columns:2
>gantt [|columns:2
>gantt columns|now:2
>gantt |columns:4
>gantt|gantt:2
>grid columns-sm|gap:2
>grid columns|columns-sm:2|gap:2
>grid |columns:4
>grid|row:6|...:2|grid:2
>group|group:16|divider:7|button:2
>header |border:2|justify:2
>header|main:44|row:12|section:3|stack:3
>heading|title:4
>icon|title:10|icon:7|row:5|badge:4|button:2
>image alt|h:2|w:2
>image src|alt:2
>image w|rounded:2
>image |alt:2|src:2
>image|image:12|row:7|stack:7|text:3
>import|page:4|tokens:2
>indicator count|active:2
>indicator |count:2
>input "|value:4|chips:2|textarea:2|type:2
>input max|step:2
>input min|max:2
>input placeholder|icon:2
>input step|value:2
>input textarea|rows:2
>input type|value:2
>input value|error:2|mono:2
>input |placeholder:2
>input|input:66|button:25|row:9|checkbox:4|select:4|textarea:4|callout:2|nav:2
>item|item:148|...:8|divider:7|group:7|milestone:7
>kbd|kbd:2
>layout|data:4|page:2
>link "|href:4
>link href|external:2
>link|link:4|row:2
>list [|none:2
>list |ordered:2
>list|button:5|list:5|card:2|table:2
>logo|nav:20|button:3
>main|footer:14|annotations:9|modal:6|tabbar:6|sidebar:5|toast:4|drawer:3|fab:2
>map "|h:2
>map |ratio:2
>map|row:2|stack:2
>marker|marker:5
>menubar [|open:2
>menubar |open:2
>menubar|descriptions:4|toolbar:2
>milestone|milestone:2
>modal "|id:2
>nav [|active:2
>nav |vertical:7
>nav|avatar:7|row:6|stepper:4|nav:3|stack:2
>page "|w:238|device:29|id:26|x:6|y:6|viewport:2
>page device|frame:10|x:6|y:6|centered:5|theme:3
>page frame|x:4|y:4|url:3
>page h|centered:13|theme:7|frame:4|lane:4|id:2
>page id|w:14|device:12
>page url|frame:2
>page viewport|x:2|y:2
>page w|h:74|lane:12|uses:6|accent:2|centered:2|theme:2
>page y|w:6|theme:2
>page|page:192
>pagination active|simple:2|total:2
>pagination pages|active:6
>pagination |pages:6
>pin|pin:10|route:2
>placeholder "|h:2
>placeholder|button:2|placeholder:2|stack:2
>progress value|label:2|max:2
>progress |value:4|indeterminate:2
>progress|card:4|progress:4|row:2
>radio "|name:4
>radio name|checked:2
>radio|radio:4
>rating max|count:2
>rating value|max:2
>rating |value:4
>relative w|h:2
>relative |w:2
>relative|relative:6|stack:5|annotations:2|main:2
>repeat|table:2
>route|pin:4
>row gap|align:3|wrap:3
>row |gap:29|h:2
>row|row:170|text:59|card:29|divider:28|stack:14|button:13|...:10|input:9|relative:9|table:7|tabs:6|icon:5
>section "|badge:2|expanded:2|hero:2
>section|section:15|divider:5|main:3|accordion:2|row:2
>segmented [|active:2
>segmented |fullWidth:2
>segmented|segmented:2
>select "|value:5
>select value|open:2
>select |placeholder:2
>select|select:13|button:3|input:3|card:2|stack:2
>series|series:14
>sidebar|main:19|col:3
>skeleton lines|avatar:2
>skeleton w|h:2
>skeleton |lines:2|w:2
>slider "|min:2|value:2
>slider max|value:2
>slider min|max:2
>slider value|step:2
>slider|slider:3
>spinner |lg:2
>spinner|spinner:3
>stack gap|p:3
>stack p|border:2
>stack |gap:5
>stack|stack:51|row:24|text:14|divider:12|icon:7|switch:5|button:4|alert:3|card:3|sidebar:3|footer:2|input:2
>stat "|value:2
>stat change|hint:2
>stat value|change:2
>stat|stat:12
>stepper [|active:2
>stepper |vertical:2
>stepper|tabbar:4|stepper:3|row:2
>switch "|checked:2
>switch|switch:3
>tabbar [|active:2
>tabbar|menubar:4
>table caption|align:2
>table selectable|sticky:2
>table |sort:2
>table|row:8|table:5|pagination:2
>tabs [|active:2
>tabs|row:3|tabs:2
>tab|tab:19
>text "|w:4|mono:2|size:2|sm:2
>text size|weight:2
>text sm|muted:2
>text weight|align:2
>text w|lines:2|truncate:2
>textarea "|placeholder:2|value:2
>textarea placeholder|rows:2
>textarea value|hint:2
>textarea|button:5|row:3|textarea:2
>text|text:59|row:34|button:25|badge:8|card:8|list:7|link:5|marker:5|checkbox:3|divider:3|stack:3|progress:2
>timeline [|horizontal:2
>timeline|gantt:4|timeline:3
>title "|level:4
>title level|align:2|mono:2
>title|text:40|row:14|badge:6|input:3|list:3|rating:3|table:3|title:3|button:2|progress:2
>toast "|danger:2|success:2
>toast danger|bottom-center:2
>toast|toast:5
>tokens|page:8
>toolbar|main:2
>tooltip "|right:2
>tooltip|tooltip:6
>tree|timeline:4
>upload "|files:2|hint:2
>upload|upload:3
>use|use:2
>video "|duration:2
>video duration|progress:2
>video progress|w:2
>video |h:2
>|text:1331|row:1065|page:1004|button:654|item:510|card:468|title:319|main:295|input:277|stack:269|avatar:193|image:190
accordion "|collapsed:11
accordion |collapsed:11
accordion>row |gap:2
accordion>|text:32|checkbox:3|list:2|rating:2|row:2|select:2|switch:2|table:2
alert "|danger:10|info:5|success:4|warning:4
alert danger|dismissible:2
alert |danger:10|info:5|dismissible:4|success:4|warning:4
align=|center:310|end:23|right:21|start:18|baseline:16|stretch:6
alt=|Ada:4|Back:4|Front:3|Backdrop:2|Cover:2|Harbor:2|Logo:2|Map:2|Poster:2
anchor=|top-right:13|bottom-right:7|top-center:4|center:3|top-left:3|bottom-center:2|center-right:2
annotations item>|text:24
annotations |title:12|leader:8|position:6
annotations.position=|right:3
annotations.title=|Notes:3|Remarks:3
annotations>item "|item:7
annotations>item|item:15
annotations>|item:53
appbar "|back:10|large:5
appbar |back:10|large:5
appbar.back=|Back:3|Mailboxes:3
appbar>button aria|ghost:2
appbar>button ghost|button:2|position:2
appbar>button icon|ghost:12|aria:2
appbar>button |icon:15
appbar>button|button:2
appbar>|button:24|logo:2
at=|go:5|head:2|mail:2|query:2
audio "|duration:5
audio duration|progress:5
audio |duration:11|progress:5
avatar "|sm:33|xs:23|lg:12|size:9|text:6|avatar:4|badge:4|color:4|stack:3|md:2
avatar lg|text:6
avatar ml|avatar:2
avatar sm|stack:4|text:4|ml:3|avatar:2
avatar src|size:2
avatar xs|text:9|avatar:2|input:2|stack:2
avatar |sm:33|text:25|xs:23|lg:12|size:11|avatar:10|stack:10|src:8|badge:5|color:5|button:4|ml:4
avatar.color=|green:2
avatar.size=|sm:2
avatar.src=|me.jpg:3
avatars [|size:5|max:3
avatars max|size:3
avatars |size:8|max:3|lg:2
avatars.size=|sm:7
avatars>avatar "|avatar:2
avatars>|avatar:2
back=|Back:3|Mailboxes:3
badge "|success:31|danger:30|badge:22|info:19|pill:17|warning:16|icon:13|primary:12|anchor:10|sm:5|text:3|secondary:2
badge anchor|badge:8
badge danger|pill:10|sm:6|icon:2|text:2
badge icon|badge:5|pill:2
badge info|pill:3|sm:3|badge:2
badge pill|badge:5|text:5|anchor:3|avatar:3
badge primary|pill:4|badge:2
badge size|badge:2
badge sm|text:2
badge success|pill:8|badge:7|anchor:3|sm:3
badge warning|sm:4|badge:3|anchor:2|pill:2
badge x|y:3
badge |badge:59|pill:46|danger:31|success:31|sm:21|anchor:20|icon:20|info:19|warning:16|text:14|primary:12|size:5
badge.anchor=|top-right:7|bottom-right:5|top-center:2
badge.icon=|flask-conical:2|luggage:2
badge=|New:4
banner "|warning:3
banner warning|dismissible:3
banner |dismissible:3|warning:3
banner>button "|sm:6
banner>button sm|primary:5
banner>|button:10|link:2
bg=|muted:43|primary:34|dots:6|secondary:3|accent:2|info:2
border=|false:13
breadcrumb>|item:2|link:2
bubble "|from:9|time:3|mine:2
bubble from|time:9
bubble mine|read:3|time:2
bubble time|mine:3|read:2
bubble |time:14|from:9|mine:7|read:5
bubble.from=|Ada:3
bubble>row |gap:2
bubble>|row:4|image:2|text:2
button "|primary:117|icon:93|sm:39|ghost:28|outline:25|navigate:23|lg:15|w:15|danger:13|badge:10|flex:9|align:7
button align|button:3
button aria|ghost:3
button badge|danger:2|ghost:2
button danger|button:4|opens:2|primary:2
button disabled|button:10
button flex|button:21
button flow|primary:9|flow-style:3|danger:2
button fullWidth|navigate:6|button:3|mt:2
button ghost|sm:54|button:26|xs:10|flex:4|fullWidth:4|title:4|lg:3|badge:2|only-sm:2|position:2|progress:2
button h|sm:18|button:5|flex:5
button iconRight|align:2
button icon|ghost:142|outline:46|primary:28|sm:14|xl:11|fullWidth:5|badge:4|button:4|w:4|opens:3|secondary:3|aria:2
button id|primary:2
button lg|button:17|fullWidth:5|flex:2
button navigate|flow:15|primary:7|outline:2
button opens|outline:2|primary:2
button outline|sm:18|fullWidth:17|button:10|flex:6|lg:3|text:2
button primary|fullWidth:42|sm:17|lg:12|button:6|flex:6|marker:5|icon:4|xl:3|id:2|ml:2|navigate:2|text:2
button secondary|sm:3
button size|h:3|navigate:3
button sm|button:43|outline:13|disabled:10|primary:7|divider:5|fullWidth:5|text:5|ghost:3|x:3|danger:2|title:2
button toggles|ghost:2|primary:2
button w|h:18
button xl|h:11|button:3|fullWidth:2
button xs|button:4|ml:2|text:2
button x|y:5
button y|sm:2
button |icon:491|ghost:184|primary:182|button:171|sm:166|outline:93|fullWidth:84|navigate:38|flex:35|lg:35|h:34|danger:28
button.align=|end:4|start:2|stretch:2
button.flow-style=|dashed:3
button.flow=|paid:2
button.icon=|plus:19|arrow-left:12|bold:11|search:10|italic:9|link:9|download:7|menu:7|bell:6|heart:6|list:6|mail:6
button.iconRight=|arrow-right:4|chevron-down:2
button.id=|go:4
button.justify=|end:3
button.ml=|auto:6
button.mt=|auto:2
button.navigate=|Payment:3|Cart:2|Home:2|Paid:2|Pick-up:2|Sold:2|confirm:2|w5:2
button.opens=|empty:2|filters:2
button.position=|left:3
button.size=|lg:6
button.toggles=|compose:2|filters:2
calendar "|month:5
calendar [|view:3|compact:2|month:2
calendar compact|month:2
calendar from|to:3
calendar month|today:9
calendar selected|compact:2
calendar today|range:3|selected:3
calendar to|selected:2
calendar view|from:3
calendar |month:21|today:10|view:10|compact:8|selected:8|range:4|from:3|to:3|week:3
calendar.view=|week:7
calendar.week=|sun:2
calendar>event "|date:32
calendar>event date|start:17|until:10|variant:5
calendar>event end|variant:6
calendar>event start|end:16|variant:2
calendar>event until|variant:7
calendar>event|event:22
calendar>|event:42
callout "|at:18
callout at|side:9
callout |at:18|side:9
callout.at=|go:5|head:2|mail:2|query:2
callout.side=|left:6|bottom:2
canvas "|bg:3|flow:3
canvas bg|flow:2
canvas direction|gap:3
canvas flow|lanes:4
canvas gap|bg:3
canvas |flow:12|bg:6|direction:5|gap:4|lanes:4
canvas.bg=|dots:6
canvas.direction=|down:2
card "|gap:19|span:12|p:6|bg:5|badge:3|ratio:3|w:2
card bg|border:5|p:4
card card>text|row:7
card card>|text:9
card centered|rounded:4
card center|gap:5
card chart>series|series:5
card chart>|series:3
card flex|p:11|gap:4
card gantt>item|item:3
card gap|bg:9|x:9|center:7|shadow:7|w:6|p:5|h:4
card h|gap:9|p:5|centered:4|bg:2
card list>item|item:9
card list>|item:4
card p|gap:66|h:9|center:5|w:4|bg:2|border:2|maxW:2|shadow:2
card rounded|shadow:2
card row>avatar|stack:2|text:2
card row>badge|avatar:8|badge:3
card row>divider|stack:2
card row>image|stack:4
card row>relative|stack:4
card row>row|button:2
card row>stack|stack:8|text:6|divider:2|icon:2|switch:2
card row>stat|stat:3
card row>text|badge:6
card row>title|text:2
card row>|text:37|icon:17|avatar:15|badge:15|image:13|title:11|button:8|relative:4|checkbox:3|row:3|input:2|radio:2
card shadow|p:2|w:2
card span|gap:4
card stack>row|stack:4
card stack>text|text:2
card stack>|text:14|row:4
card table>columns|row:4
card table>row|row:16
card table>|columns:5
card timeline>item|item:2
card toolbar>group|group:3
card toolbar>|group:2
card w|h:15|bg:4|p:2
card x|y:12
card y|w:11
card |p:225|gap:177|bg:71|w:52|flex:35|h:30|span:24|shadow:20|x:15|center:13|y:12|border:10
card.badge=|New:2
card.bg=|primary:21|muted:19
card.border=|false:5
card.shadow=|md:10|lg:4|sm:2
card>badge "|danger:3|warning:3|success:2
card>badge danger|sm:3
card>badge sm|text:2
card>badge warning|sm:2
card>button "|primary:19|icon:3|outline:3|fullWidth:2
card>button icon|outline:3
card>button outline|fullWidth:6
card>button primary|fullWidth:14
card>button|link:4
card>card |gap:8
card>card|card:4
card>chart "|h:4
card>chart h|labels:2|legend:2
card>checkbox "|checked:9|checkbox:3
card>checkbox checked|checkbox:4
card>checkbox|button:4
card>descriptions [|columns:2|vertical:2
card>divider|row:7
card>grid columns|gap:2
card>grid |columns:2
card>icon "|size:7|lg:5
card>icon lg|text:5
card>icon size|title:4
card>icon|title:3
card>image alt|h:5|stack:2
card>image h|stack:5
card>image ratio|alt:2|stack:2
card>image |alt:9|ratio:3
card>image|stack:2
card>input "|type:13|email:7
card>input email|required:3
card>input icon|required:3|placeholder:2
card>input placeholder|required:2
card>input type|icon:5|required:5
card>input |placeholder:2
card>input|button:7|input:6|checkbox:3
card>link "|href:5|sm:2
card>link href|size:2
card>list none|flex:3
card>list |none:4
card>list|button:3
card>map |h:2
card>pagination pages|active:2
card>pagination |pages:2
card>placeholder "|h:5
card>progress label|progress:3
card>progress max|label:2
card>progress value|label:5|max:5
card>progress |value:15
card>radio "|name:3
card>row gap|align:53|justify:14
card>row justify|align:32
card>row |gap:92|justify:42
card>row|row:21|text:15|divider:10|button:4|card:4|badge:3
card>stack pb|gap:5
card>stack px|pb:5
card>stack p|gap:4
card>stack |p:8|gap:7|px:5
card>stack|stack:3
card>stat "|value:15
card>stat change|good:4|hint:3
card>stat value|change:13
card>switch "|checked:2
card>table |align:3
card>table|row:2
card>text "|sm:48|xs:48|muted:14|bold:10|weight:10|size:6|text:5|button:3|italic:2
card>text bold|sm:9|text:9
card>text muted|row:11|title:11|mt:9|text:6|badge:2|progress:2
card>text size|muted:5
card>text sm|muted:26|bold:12|text:9
card>text weight|strike:2
card>text xs|muted:36|bold:7
card>textarea placeholder|rows:3
card>textarea rows|row:2
card>textarea |placeholder:3
card>text|row:10|list:5|button:2|text:2
card>title "|level:28
card>title level|size:5|row:4|text:4
card>title|text:9|row:2
card>|text:321|row:174|input:35|stat:30|image:27|icon:26|button:25|title:22|table:17|...:12|progress:12|chart:11
carousel card>|text:16
carousel |active:8|gap:6
carousel>card |w:3
carousel>card|card:11
carousel>image alt|ratio:6
carousel>image ratio|image:3
carousel>image |alt:6
carousel>|card:21|image:6|text:2
chart "|bar:7|line:5|h:4|labels:4|area:2|donut:2
chart area|smooth:3
chart bar|labels:4|stacked:2
chart donut|values:3
chart horizontal|labels:2
chart h|labels:2|legend:2
chart labels|format:4|h:2|legend:2|line:2|target:2
chart line|smooth:3|labels:2
chart smooth|stacked:3
chart stacked|labels:2
chart unit|donut:2
chart values|unit:2
chart |labels:20|h:14|bar:8|line:7|smooth:7|stacked:7|values:7|unit:5|area:4|donut:4|format:4|horizontal:4
chart.legend=|bottom:3
chart>series "|dashed:8
chart>series|series:14
chart>|series:36
checkbox "|checked:38|checkbox:8|required:6|button:2
checkbox checked|checkbox:9
checkbox |checked:40|checkbox:17|required:6|button:4
chip "|chip:14|selected:10|removable:8|icon:3|variant:3|disabled:2
chip icon|removable:3
chip selected|chip:9
chip |chip:23|removable:12|selected:11|icon:3|variant:3|disabled:2
chip.icon=|tag:3
chip.variant=|danger:3
code "|lang:14
code highlight|numbers:2
code lang|title:4
code numbers|highlight:2
code title|numbers:2
code |lang:15|numbers:5|title:5|highlight:4
code.lang=|ts:4|bash:3
code.title=|gross.ts:2
col bg|p:3
col card>row|row:10|button:2|divider:2
col card>|text:15|row:10|progress:2
col gap|border:6|flex:2
col grid>stack|stack:3
col list>item|item:4
col list>|item:2
col p|justify:2
col relative>card|card:5
col relative>|card:4
col row>button|button:2
col row>card|card:2
col row>image|image:2
col row>stack|row:2
col row>|text:5|button:2|stack:2|title:2
col section>|row:2
col span|gap:15|md:4|bg:3
col stack>bubble|bubble:2
col stack>divider|row:9
col stack>input|input:2
col stack>row|divider:7|row:7|text:5
col stack>text|row:2
col stack>|text:13|row:6|divider:2|title:2
col tabs>tab|tab:2
col tree>item|item:3
col w|gap:6
col |span:86|gap:49|w:20|border:8|p:6|justify:4|md:4|bg:3|centered:2|flex:2|sm:2
col.bg=|muted:3
col.justify=|center:2
col>button "|ratio:2
col>card "|gap:12
col>card p|gap:2
col>card|card:12|button:2
col>chart|chart:2
col>divider |my:4|m:3
col>divider|stack:7
col>image alt|h:6
col>image h|image:2
col>image |alt:6
col>input "|value:2
col>input value|required:2
col>link "|sm:4
col>link sm|link:2
col>list |none:2
col>relative |h:6
col>row gap|align:3
col>row h|center:5
col>row justify|align:4
col>row px|py:2
col>row py|justify:2
col>row |gap:6|h:5|px:3
col>row|relative:5|divider:2
col>section|section:3
col>stack gap|bg:2
col>stack h|p:7
col>stack p|gap:11
col>stack |p:11|gap:8|h:8
col>stack|stack:10|divider:5|row:3
col>text "|bold:2
col>text bold|link:2
col>title "|level:2
col>|card:53|text:43|stack:37|row:26|image:8|input:8|divider:7|chart:5|relative:5|section:4|title:4|alert:3
color=|success:17|danger:16|warning:10|green:7|red:6|info:4|orange:4|purple:3|blue:2|yellow:2
column |width:2
column>|text:2
columns [|row:8
columns |row:8
component card>|text:3|row:2
component row>|avatar:2
component>row gap|align:2
component>row |gap:2
component>|card:14|row:4
data=|people:2
descriptions [|columns:5|vertical:2
descriptions columns|bordered:3|vertical:3
descriptions item>|avatar:3
descriptions |columns:11|vertical:5|bordered:4
descriptions>item "|value:10
descriptions>item|item:8
descriptions>|item:18
device=|iphone14:13|mobile:10|desktop:5|iphone-se:5|android:2|desktop-sm:2
direction=|down:2
divider mx|vertical:3
divider |my:24|button:11|item:10|dashed:9|text:9|m:8|mx:6|vertical:5|row:4|select:4|stack:4|y:2
drawer "|right:5|bottom:3|id:3
drawer grid>stack|stack:3
drawer id|right:3
drawer right|id:3
drawer row>|button:3
drawer stack>checkbox|checkbox:4
drawer stack>text|checkbox:2
drawer stack>|text:2
drawer |right:8|id:7|bottom:3|w:2
drawer.id=|filters:4
drawer>button "|primary:2
drawer>button primary|fullWidth:2
drawer>checkbox|checkbox:3
drawer>row |gap:4
drawer>select "|value:3
drawer>stack |gap:3
drawer>|checkbox:9|text:5|row:4|select:4|button:3|input:3|stack:3|grid:2|list:2|nav:2|tabs:2
dropdown [|id:2
dropdown |inline:3|id:2
dropdown>divider|item:3
dropdown>item "|disabled:3|icon:3
dropdown>item|divider:3
dropdown>|item:11|divider:3
empty "|icon:5
empty icon|when:2
empty |icon:5|when:2
empty.icon=|inbox:4
empty.when=|empty:2
empty>button "|primary:2
empty>text "|muted:3
empty>text|button:2
empty>|text:6|button:2
event "|date:32
event date|start:17|until:10|variant:5
event end|variant:6
event start|end:16|variant:2
event until|variant:7
event |date:32|variant:20|start:18|end:16|until:10
event.variant=|info:8|danger:4|success:4|primary:2|warning:2
expanded=|false:3
fab "|icon:3
fab icon|position:3
fab |icon:13|position:4
fab.icon=|plus:4|pencil:3
fab.position=|bottom-center:2
fill>|button:3
flow-style=|dashed:3
flow=|false:3|paid:2
footer row>col|col:3
footer row>text|row:2
footer row>|text:8|button:3
footer |p:11|border:6|bg:2|center:2|h:2|py:2
footer.border=|false:3
footer>button "|primary:3
footer>button fullWidth|navigate:2
footer>button lg|fullWidth:2
footer>button primary|lg:2
footer>row justify|align:2
footer>row |gap:5|align:3|justify:3
footer>stack |gap:2
footer>text "|xs:2
footer>text xs|muted:2
footer>|row:30|button:6|text:6|stack:4
form section>row|row:3
form |flex:2
form>button "|primary:3
form>input "|email:3
form>input email|required:3
form>input|textarea:3
form>textarea|button:2
form>|input:9|button:3|section:3|textarea:3|row:2
from=|Ada:3
gantt "|columns:5
gantt [|columns:3
gantt columns|now:6
gantt item>item|item:5
gantt item>|item:6
gantt |columns:20|now:7
gantt>item "|from:15
gantt>item from|to:15
gantt>item success|progress:2
gantt>item to|progress:6|success:2|variant:2
gantt>item|item:10|milestone:6
gantt>milestone "|at:9
gantt>milestone|milestone:2
gantt>|item:30|milestone:9
good=|down:8
grid card>icon|title:3
grid card>row|badge:3
grid card>text|row:2
grid card>title|text:3
grid card>|text:46|icon:7|image:2
grid columns-sm|gap:6
grid columns|gap:17|columns-sm:6
grid gap|p:4|w:2
grid relative>|image:7
grid stack>|avatar:4|title:4
grid |columns:57|gap:26|columns-sm:6|p:5|bg:2|w:2
grid>badge "|badge:5|success:3|danger:2|text:2
grid>badge success|badge:3
grid>button "|lg:12|icon:6|sm:6
grid>button h|button:3
grid>button icon|xl:6
grid>button lg|button:10
grid>button sm|button:5
grid>button xl|h:6
grid>button|button:2
grid>card centered|rounded:4
grid>card gap|p:5|h:4
grid>card h|gap:9|centered:4
grid>card p|gap:12|h:9
grid>card rounded|shadow:2
grid>card |p:21|gap:10|span:3
grid>card|card:39|...:2
grid>image h|image:6
grid>image |h:8|image:6|alt:4
grid>image|image:3
grid>relative|relative:5
grid>stack border|gap:4
grid>stack center|gap:4
grid>stack gap|center:4
grid>stack p|border:4
grid>stack |center:4|p:4
grid>stack|stack:6
grid>text "|xs:22
grid>text align|text:17|badge:2
grid>text muted|align:13
grid>text xs|muted:13|align:9
grid>|card:70|image:12|button:11|stack:10|relative:7|text:7|badge:4|...:2
group "|collapsed:4|icon:2
group |collapsed:4|icon:2
group>button "|icon:3
group>button ghost|button:16|sm:4
group>button icon|ghost:37
group>button |icon:34
group>button|button:2
group>item "|icon:30|active:4|item:3|badge:2
group>item active|item:4
group>item icon|item:11|active:2
group>item|item:8
group>|item:52|button:42|input:2
h=|full:9
header h|px:2
header p|bg:4
header row>button|avatar:2
header row>logo|nav:9|button:2
header row>nav|row:4|avatar:2
header row>row|row:2
header row>|logo:13|button:8|icon:4|badge:2|row:2
header |justify:26|p:14|bg:7|border:6|px:5|h:4|py:3
header.bg=|primary:5
header.border=|false:3
header.justify=|between:13
header>button "|outline:3|icon:2|primary:2
header>button ghost|title:4|sm:3|only-sm:2|progress:2
header>button icon|ghost:14
header>button outline|sm:3
header>button |icon:13
header>button|logo:2
header>input placeholder|icon:4
header>input w|row:2
header>input |placeholder:4
header>logo "|icon:14|nav:3
header>logo icon|nav:6|input:2
header>logo|nav:7
header>nav [|active:16
header>nav active|row:4|hidden-sm:2
header>nav|avatar:4
header>progress flex|text:2
header>progress value|flex:2
header>progress |value:2
header>row align|flex:13
header>row gap|align:10
header>row justify|align:13
header>row ml|gap:7
header>row |justify:13|gap:11|ml:7
header>row|row:3
header>text "|sm:7|bold:4
header>text muted|ml:3
header>text sm|muted:5|bold:2
header>title "|level:18
header>title level|button:3|text:2
header>|logo:58|row:37|button:24|title:24|text:8|nav:7|avatar:6|icon:2
icon "|lg:28|size:21|color:17|muted:14|badge:7|text:5|xl:5|icon:3
icon color|text:8|input:2|x:2
icon lg|stack:7|color:6|text:5|badge:2|icon:2
icon muted|badge:2|text:2
icon size|title:6|muted:3|color:2
icon xl|color:3
icon x|y:4
icon |lg:29|color:28|text:22|size:21|muted:17|badge:13|stack:8|title:8|icon:6|xl:5|x:4|y:4
icon.color=|danger:9|success:8|warning:7|info:3
icon.ml=|auto:2
icon.size=|lg:4
icon=|search:37|plus:24|inbox:16|mail:16|arrow-left:12|check:12|list:12|bold:11|user:11|bell:10|link:10|users:10
iconRight=|arrow-right:4|chevron-down:2
id=|confirm:5|filters:4|go:4|cart:2|details:2|empty:2|mail:2|orders:2|payment:2|query:2
image "|alt:5
image alt|w:35|h:27|ratio:9|circle:4|cover:3|stack:2
image circle|image:2|w:2
image h|stack:17|image:11|title:7|text:6|alt:2|relative:2|w:2
image ratio|w:4|alt:3|image:3|stack:2
image src|alt:2
image w|h:39|rounded:4|image:2|text:2
image x|y:2
image |alt:174|h:87|w:54|image:30|ratio:21|stack:21|circle:8|text:8|title:7|src:6|cover:5|marker:5
image.alt=|Ada:4|Back:4|Front:3|Backdrop:2|Cover:2|Harbor:2|Logo:2|Map:2|Poster:2
image.h=|full:2
image.w=|full:2
indicator count|active:5
indicator |count:10|active:5
input "|value:30|type:21|email:13|date:12|number:7|password:7|icon:6|required:6|chips:4|color:4|placeholder:4|textarea:4
input aria|w:2
input clearable|open:2
input color|value:2
input datetime|value:2
input date|value:10
input email|required:7|placeholder:2
input error|required:3|input:2
input file|value:2
input flex|button:2
input hint|required:2
input icon|w:6|flex:5|value:4|placeholder:3|required:3|rounded:3|button:2|sm:2
input max|step:3
input min|max:3|step:2
input month|value:2
input number|value:5|prefix:2
input open|inline:3
input password|value:2
input placeholder|icon:22|required:7|sm:3|w:3|button:2|open:2
input prefix|suffix:4
input range|min:2
input readonly|value:2
input required|input:3|w:2
input rounded|w:2
input sm|w:3|flex:2
input step|value:3
input suffix|value:4
input textarea|rows:2
input type|required:7|icon:6|value:6
input value|error:9|w:9|required:7|hint:5|icon:5|input:5|open:4|select:4|sm:4|clearable:3|min:3|mono:3
input w|input:6|button:5|ml:2|number:2|row:2
input |value:106|placeholder:87|required:44|icon:42|w:36|type:21|input:18|email:15|button:14|date:14|error:12|flex:12
input.icon=|search:26|mail:6|credit-card:2
input.id=|mail:2|query:2
input.ml=|auto:2
input.placeholder=|Search:4|Choose:2
input.type=|password:11|email:9
input.value=|contract.pdf:3|secret:3|Ada:2
item "|icon:169|from:28|item:24|time:18|active:13|shortcut:11|value:10|disabled:8|hint:4|badge:3|error:3|...:2
item active|item:13|hint:2
item badge|item:5
item done|item:2
item from|to:28
item icon|item:30|active:28|badge:5|collapsed:5|disabled:3|done:3|danger:2
item item>item|item:3
item item>|item:6
item shortcut|divider:3
item success|item:2|progress:2
item time|done:4|success:3|active:2|icon:2|variant:2
item to|progress:9|variant:6|success:2
item variant|progress:3
item |icon:181|item:78|active:45|from:28|to:28|time:19|progress:15|disabled:12|shortcut:11|value:10|badge:9|done:9
item.icon=|check:10|inbox:9|file-code:8|hash:8|user:8|folder:7|folder-open:7|map:7|users:7|list:6|file:5|tag:5
item.value=|Pro:2
item.variant=|info:4|danger:2|warning:2
item>avatar "|sm:3
item>avatar sm|text:3
item>divider |item:3
item>divider|item:2
item>item "|icon:19|from:13|shortcut:11|item:4
item>item from|to:13
item>item icon|active:4|item:2
item>item shortcut|divider:3
item>item to|variant:4|progress:3
item>item variant|progress:2
item>item|item:18|divider:2
item>milestone "|at:2
item>text "|sm:4
item>text sm|muted:4
item>|item:104|text:58|avatar:6|card:2|divider:2|link:2
justify=|between:152|center:21|end:16|around:2
kbd |items:2|text:2
label=|Storage:3
lane=|Customer:9|Shop:3|Carrier:2
lang=|ts:4|bash:3
layout header>|logo:4
layout main>|slot:4
layout>header|main:4
layout>main |gap:2|p:2
layout>|header:8|main:4
legend=|bottom:3
link "|href:30|sm:15|navigate:7|size:4|active:3|icon:3|disabled:2|link:2
link active|link:2
link href|size:13|external:3|link:3|button:2
link icon|sm:3
link navigate|flow:2
link size|link:2
link sm|link:5|muted:2|text:2
link |href:30|size:18|sm:18|link:14|navigate:7|button:5|icon:4|active:3|external:3|muted:3|disabled:2|flow:2
link.flow=|false:2
link.navigate=|Cart:3
link.size=|sm:15|xs:3
list [|none:9|list:2|ordered:2
list item>item|item:2
list item>|item:8
list none|flex:3|...:2
list |none:29|ordered:8|...:3|flex:3|gap:2|list:2
list>item "|icon:26|item:7|...:2
list>item|item:20|...:2
list>|item:56|...:2|repeat:2
logo "|icon:18|nav:3
logo icon|nav:6|input:3|size:2
logo |icon:18|nav:10|input:3|size:2|text:2
logo.icon=|anchor:3|coffee:2|landmark:2
main accordion>|text:4
main calendar>event|event:14
main calendar>|event:2
main card>divider|row:5
main card>image|stack:2
main card>row|text:6|divider:5|row:2
main card>|row:19|text:4|table:3|image:2|textarea:2|toolbar:2
main carousel>card|card:5
main carousel>|card:2
main chart>series|series:2
main chart>|series:2
main descriptions>item|item:4
main form>|input:2
main gantt>item|item:4
main gantt>|item:2
main gap|scroll:3
main grid>card|card:28|...:2
main grid>image|image:3
main grid>|card:9
main list>item|item:3|...:2
main list>|item:4
main map>pin|pin:8
main map>route|pin:3
main map>|route:3
main nav>|item:3
main popover>input|button:2
main popover>|input:2
main p|gap:47
main relative>marker|marker:2
main row>avatar|avatar:11|stack:2
main row>badge|badge:8
main row>button|button:31|marker:3|dropdown:2
main row>calendar|calendar:3
main row>card|card:44
main row>chart|chart:6
main row>chip|chip:8
main row>col|col:19
main row>icon|icon:7
main row>image|image:6
main row>input|input:10|button:2|select:2
main row>marker|marker:2
main row>row|row:6
main row>select|select:3|input:2
main row>spinner|spinner:3
main row>stack|stack:13|row:5|card:2|divider:2
main row>stat|stat:3
main row>timeline|timeline:2
main row>title|row:3
main row>tooltip|tooltip:3
main row>upload|upload:2
main row>|button:25|card:21|text:15|stack:13|col:12|input:12|image:7|row:7|avatar:5|chart:5|title:5|chip:4
main section>accordion|accordion:2
main section>|row:4|text:3|grid:2
main stack>card|card:2
main stack>row|row:8|text:2
main stack>title|text:4
main stack>|title:6|row:4
main table>columns|row:7
main table>row|row:14|...:3
main table>|columns:8
main tabs>tab|tab:11
main tabs>|tab:6
main timeline>item|item:2
main |p:106|gap:74|scroll:5|px:4|bg:2|centered:2
main>accordion "|collapsed:2
main>accordion|accordion:3
main>alert "|info:4|danger:3|success:2|warning:2
main>alert|alert:4|section:2|table:2
main>avatars|avatars:2
main>breadcrumb|row:4|breadcrumb:2
main>bubble|bubble:3
main>button "|primary:6|icon:4|align:3|opens:3|size:3|sm:3
main>button ghost|fullWidth:2
main>button icon|outline:4
main>button navigate|flow:2|primary:2
main>button outline|fullWidth:4
main>button primary|fullWidth:6
main>button size|navigate:3
main>button sm|fullWidth:5
main>button|button:11|popover:2
main>calendar "|month:2
main>calendar month|today:3
main>calendar today|selected:2
main>calendar|row:2
main>card "|gap:3
main>card p|gap:7
main>card |bg:17|p:15|gap:7
main>card|card:11|button:3|row:3
main>chart "|bar:2
main>checkbox "|checked:3|required:2
main>checkbox|checkbox:4
main>code "|lang:7
main>code|code:6
main>divider |my:2
main>divider|row:5|section:2
main>gantt "|columns:3
main>gantt columns|now:3
main>grid columns-sm|gap:2
main>grid columns|gap:4|columns-sm:2
main>grid |columns:10
main>grid|row:4
main>image alt|h:3
main>image |alt:3
main>image|row:3
main>input "|value:6|chips:2|date:2|email:2|icon:2|textarea:2
main>input placeholder|icon:3
main>input value|hint:3|error:2|icon:2
main>input |placeholder:3
main>input|input:12|row:5
main>kbd|kbd:2
main>link "|navigate:3|href:2
main>link|link:2
main>list|list:5|table:2
main>map "|h:3
main>map|row:2
main>nav |vertical:3
main>pagination active|total:2
main>pagination pages|active:4
main>pagination |pages:4
main>placeholder "|h:2
main>placeholder|placeholder:2
main>progress value|max:4
main>progress |value:8
main>progress|progress:4|card:3
main>radio "|name:7
main>radio name|checked:2|radio:2
main>radio|radio:2
main>rating |value:2
main>relative w|h:2
main>relative |w:2
main>row align|flex:2|wrap:2
main>row bg|p:2
main>row gap|align:33|wrap:6|h:4|mt:3|border:2|flex:2
main>row justify|align:16|gap:2
main>row p|gap:6
main>row wrap|align:3
main>row |gap:121|justify:31|bg:3|p:3
main>row|row:45|card:20|text:11|input:4|calendar:3|relative:3|stack:3|table:3|tabs:3|button:2|divider:2|grid:2
main>section "|badge:2|center:2
main>section |bg:2
main>section|section:5|divider:2
main>segmented|segmented:2
main>select "|open:2|value:2
main>select|select:5
main>slider "|value:3
main>slider|slider:2
main>stack center|gap:2
main>stack p|gap:2
main>stack |gap:7|center:2|p:2|px:2
main>stack|row:3|alert:2
main>stepper [|active:4
main>stepper|row:2|stepper:2
main>switch "|checked:6
main>switch|switch:2
main>table caption|align:2
main>table striped|bordered:2
main>table |align:2
main>table|table:5|row:3
main>tabs [|active:3
main>tabs|row:3|tabs:2
main>text "|w:7|align:3|mono:3|sm:3|lines:2|size:2
main>text align|muted:2
main>text lines|align:2
main>text w|lines:6
main>textarea "|rows:2
main>textarea|textarea:2
main>text|text:18|row:6|divider:2
main>title "|level:18
main>title|row:4|text:3|title:3|input:2|table:2
main>|row:214|text:87|card:53|title:41|button:30|input:27|table:21|stack:20|section:17|alert:16|grid:16|list:16
map "|h:5
map |h:13|ratio:5
map>pin "|x:19
map>pin x|y:20
map>pin|pin:10|route:2
map>route|pin:4
map>|pin:28|route:15
marker anchor|marker:5|color:2
marker color|anchor:9
marker x|y:4
marker |color:38|anchor:23|x:7|marker:5|button:4|y:4|input:2
marker.anchor=|top-right:6|bottom-right:2|center:2|top-center:2|top-left:2
marker.color=|red:6|green:5|orange:3|blue:2|purple:2|yellow:2
member "|role:3
member |role:3
menu>|item:2
menubar [|open:3
menubar item>divider|item:2
menubar item>item|item:3|divider:2
menubar item>|item:7
menubar |open:11
menubar>item|item:8
menubar>|item:20
milestone "|at:11
milestone |at:11
ml=|auto:31
modal "|id:12|open:2
modal row>button|button:2
modal row>|button:7
modal |id:12|w:4|open:2
modal.id=|confirm:3|empty:2
modal>button "|primary:2
modal>button flow|flow-style:2
modal>button navigate|flow:2
modal>row gap|justify:5
modal>row |gap:7
modal>textarea "|rows:2
modal>text|row:3
modal>|text:18|input:7|button:6|row:6|textarea:3|grid:2
mt=|auto:18
mx=|auto:2
name=|period:7|s:5|g:4|a:3|k:3|m:3|r:3
nav [|active:30|vertical:3
nav active|row:4|hidden-sm:2|vertical:2
nav group>item|item:8
nav group>|item:22
nav vertical|active:3
nav |vertical:53|active:33|row:4|button:2|hidden-sm:2
nav>button "|sm:3
nav>divider |item:2
nav>divider|group:2|item:2
nav>group "|collapsed:4
nav>group|group:6|divider:4
nav>item "|icon:51|disabled:4
nav>item active|item:5
nav>item icon|active:15|item:15
nav>item |icon:5
nav>item|item:18|group:7|divider:2
nav>link "|href:5|active:3|disabled:2|link:2
nav>link active|link:2
nav>link href|link:3|button:2
nav>|item:61|group:23|link:10|divider:6
navbar |border:2
navbar>|title:2
navigate=|Cart:5|Payment:3|w5:3|Home:2|Paid:2|Pick-up:2|Sold:2|confirm:2
opens=|details:2|empty:2|filters:2
page "|w:238|device:29|id:26|x:6|y:6|viewport:2
page annotations>item|item:13
page annotations>|item:14
page appbar>|button:6
page banner>|button:3
page calendar>event|event:2
page card>button|link:3
page card>checkbox|button:2
page card>input|button:7|input:5|checkbox:2
page card>|input:13|button:2
page device|frame:10|x:6|y:6|centered:5|theme:3
page drawer>|row:2|text:2
page footer>|row:13|button:3
page frame|x:4|y:4|url:3
page grid>button|button:2
page grid>card|card:6
page grid>|card:3
page header>button|logo:2
page header>logo|nav:4
page header>row|row:2
page header>|logo:20|row:15|button:12|title:10|text:4
page h|centered:13|theme:7|frame:4|lane:4|id:2
page id|w:14|device:12
page main>accordion|accordion:3
page main>alert|alert:4|section:2|table:2
page main>avatars|avatars:2
page main>breadcrumb|row:3|breadcrumb:2
page main>bubble|bubble:3
page main>button|button:11|popover:2
page main>calendar|row:2
page main>card|card:11|button:3|row:3
page main>checkbox|checkbox:4
page main>code|code:6
page main>divider|row:5|section:2
page main>grid|row:2
page main>image|row:3
page main>input|input:12|row:5
page main>kbd|kbd:2
page main>link|link:2
page main>list|list:5|table:2
page main>placeholder|placeholder:2
page main>progress|progress:4|card:3
page main>radio|radio:2
page main>row|row:34|card:16|text:9|input:3|relative:3|tabs:3|button:2|calendar:2|divider:2|grid:2|image:2|progress:2
page main>section|section:5|divider:2
page main>segmented|segmented:2
page main>select|select:5
page main>slider|slider:2
page main>stack|row:3|alert:2
page main>stepper|row:2|stepper:2
page main>switch|switch:2
page main>table|table:5|row:2
page main>tabs|row:2|tabs:2
page main>textarea|textarea:2
page main>text|text:18|row:4|divider:2
page main>title|row:3|title:3|input:2|text:2
page main>|row:40|text:20|title:11|breadcrumb:5|stack:5|button:4|list:4|tabs:4|alert:3|card:3|grid:3|image:3
page menubar>item|item:5
page modal>|text:6|input:3|button:2
page relative>placeholder|stack:2
page relative>stack|row:3
page relative>|image:2|placeholder:2
page repeat>|member:2
page row>button|button:2
page row>card|card:8
page row>col|col:9|divider:2|main:2
page row>divider|col:2
page row>icon|row:4
page row>main|sidebar:3
page row>row|icon:5
page row>sidebar|main:17|col:3
page row>stack|sidebar:2
page row>|sidebar:19|col:9|button:8|card:5|title:5|input:3|avatar:2|badge:2|icon:2|image:2|stack:2|text:2
page section>text|row:2
page section>|text:3
page stack>icon|title:5
page stack>text|button:4
page stack>title|text:5
page stack>|icon:5|row:4
page table>row|row:2
page table>|columns:2
page toolbar>divider|button:2
page toolbar>group|group:3
page toolbar>|group:2
page url|frame:2
page viewport|x:2|y:2
page w|h:74|lane:12|uses:6|accent:2|centered:2|theme:2
page y|w:6|theme:2
page |w:258|h:75|device:41|id:28|centered:22|x:21|y:21|frame:17|lane:16|theme:14|uses:6|url:5
page.device=|iphone14:13|mobile:10|desktop:5|iphone-se:5|android:2|desktop-sm:2
page.id=|confirm:2|orders:2|payment:2
page.lane=|Customer:9|Shop:3|Carrier:2
page.theme=|dark:13
page.url=|example.com:2
page.uses=|app:5
page>annotations |leader:4|title:3|position:2
page>appbar "|back:5|large:3
page>appbar|main:7|appbar:3
page>banner|main:2
page>button "|navigate:15|primary:9|icon:3|id:3
page>button flow|primary:7|danger:2
page>button id|primary:2
page>button navigate|flow:10|primary:2
page>button outline|fullWidth:3
page>button primary|fullWidth:7|navigate:2
page>button|button:6|callout:3|modal:3|link:2
page>callout "|at:18
page>callout at|side:9
page>callout|callout:11
page>card "|gap:2
page>card gap|shadow:4
page>card p|gap:6
page>card |p:6
page>checkbox "|checked:3
page>checkbox|checkbox:2
page>drawer "|right:4|bottom:3|id:2
page>drawer id|right:2
page>drawer right|id:2
page>drawer|drawer:4
page>empty "|icon:2
page>empty icon|when:2
page>fab |icon:3
page>fab|fab:2
page>footer |p:4
page>grid columns|gap:4
page>grid gap|p:4
page>grid |columns:5
page>header h|px:2
page>header p|bg:4
page>header |justify:9|p:7|h:2
page>header|main:40|row:12|section:3|stack:2
page>icon "|size:2
page>image|row:2
page>input "|id:2
page>input|button:5|callout:2
page>link "|navigate:2
page>link navigate|flow:2
page>main gap|scroll:2
page>main p|gap:33
page>main |p:37|gap:9|px:2
page>main|footer:13|annotations:9|modal:6|tabbar:6|toast:4|drawer:3|fab:2
page>menubar|toolbar:2
page>modal "|id:9|open:2
page>relative |h:4
page>relative|annotations:2|main:2
page>repeat|table:2
page>row align|bg:2
page>row gap|p:14|align:8|flex:5
page>row h|gap:2
page>row justify|align:4
page>row p|gap:9|align:4
page>row |gap:31|flex:11|p:9|h:4|justify:4
page>row|row:14|text:4|annotations:3|table:3|drawer:2|footer:2|stack:2|toast:2
page>section "|hero:3
page>section|main:3
page>sheet "|id:2
page>stack align|p:4
page>stack gap|align:6|h:2
page>stack p|gap:4|maxW:4
page>stack |gap:8|p:3
page>stack|row:3
page>tabbar [|active:2
page>table [|striped:2
page>table |data:2
page>text "|size:4|muted:3|bigger:2|visibleWhen:2
page>text size|muted:2
page>textarea "|rows:2
page>textarea|button:2
page>text|button:6
page>title "|level:15
page>title|text:5|row:3|progress:2
page>toast "|success:3|danger:2|info:2|warning:2
page>toast danger|bottom-center:2
page>toast|toast:5
page>toolbar|main:2
page>|main:257|header:126|row:87|text:56|button:47|title:38|card:33|stack:26|appbar:20|callout:19|footer:17|annotations:14
pagination active|total:5|simple:3
pagination pages|active:13
pagination |pages:28|active:13|total:5|simple:3
panel>|input:2|text:2
pin "|x:19
pin x|y:20
pin |x:21|y:20
placeholder "|h:15|x:6
placeholder w|h:7
placeholder x|y:7
placeholder y|w:6
placeholder |h:22|w:7|x:7|y:7
placeholder.w=|full:2
placeholder=|Search:4|Choose:2
placeholder>|badge:8|icon:2
popover "|inline:3
popover |inline:3
popover>button "|primary:5
popover>button primary|sm:5
popover>input |placeholder:4
popover>input|button:4
popover>radio "|name:3
popover>|input:8|button:4|text:4|checkbox:2|image:2|textarea:2
position=|right:13|left:4|bottom-center:3|bottom-left:2
progress flex|text:2
progress label|progress:7|w:3|link:2
progress max|label:4
progress value|label:20|max:13|text:5|checkbox:2|flex:2
progress w|progress:2
progress |value:105|label:25|max:13|progress:9|indeterminate:8|text:8|w:5|checkbox:3|flex:2|link:2
progress.label=|Storage:3
radio "|name:26
radio checked|radio:7
radio name|checked:10|radio:7|disabled:2
radio |name:30|radio:14|checked:10|disabled:2|stack:2
radio.name=|period:7|s:5|g:4|a:3|k:3|m:3|r:3
rating count|text:3
rating max|count:3
rating value|count:8|max:4
rating |value:32|count:11|max:4|text:3
relative card>row|row:2
relative card>|text:10|row:2
relative h|w:2
relative row>card|card:4
relative stack>button|button:2
relative w|h:5
relative |h:29|w:12|border:2|ml:2
relative.w=|full:3
relative>avatar "|badge:3|size:2
relative>badge "|anchor:10|danger:6|success:3|warning:2
relative>badge anchor|badge:8
relative>badge danger|pill:6
relative>badge pill|anchor:3
relative>badge success|anchor:3
relative>badge warning|anchor:2
relative>badge x|y:3
relative>button "|x:2
relative>button sm|x:3
relative>button x|y:5
relative>button y|sm:2
relative>button |icon:2
relative>card gap|x:9
relative>card h|bg:2
relative>card p|gap:10
relative>card w|h:9
relative>card x|y:12
relative>card y|w:11
relative>card |p:9|x:3
relative>card|card:5
relative>icon "|lg:4|xl:2
relative>icon color|x:2
relative>icon xl|color:2
relative>icon x|y:4
relative>icon|badge:3
relative>image alt|h:7|w:5
relative>image h|title:6
relative>image w|h:6
relative>image x|y:2
relative>image |alt:13|marker:2
relative>image|text:2
relative>marker anchor|marker:5|color:2
relative>marker color|anchor:9
relative>marker x|y:4
relative>marker |color:10|anchor:7|x:3
relative>marker|marker:3
relative>placeholder "|x:6
relative>placeholder w|h:7
relative>placeholder x|y:7
relative>placeholder y|w:6
relative>placeholder|stack:2
relative>row gap|align:2
relative>row x|y:5
relative>row y|gap:3|w:2
relative>row |x:5
relative>stack w|gap:3
relative>stack x|y:4
relative>stack y|w:3
relative>stack |x:4
relative>stack|row:3
relative>text "|x:5
relative>text x|y:7
relative>text|marker:2
relative>title "|size:6
relative>title size|x:6
relative>title x|y:6
relative>title y|badge:2
relative>|image:32|card:17|placeholder:14|marker:11|avatar:10|icon:10|text:9|badge:7|row:5|button:4|stack:4|input:2
repeat>member "|role:2
repeat>skeleton |lines:2
repeat>|member:4|skeleton:4|item:2|row:2|text:2
role=|Owner:3
row align|flex:15|bg:4|w:2|wrap:2
row bg|p:4
row card>card|card:4
row card>list|button:3
row card>row|card:4|row:3|text:3|divider:2
row card>stack|stack:3
row card>text|list:3
row card>title|text:4|row:2
row card>|text:30|stat:14|row:11|image:9|title:7|chart:5|icon:5|table:4|descriptions:3|placeholder:3|map:2
row carousel>card|card:2
row chart>series|series:3
row chart>|series:2
row col>card|card:12
row col>chart|chart:2
row col>divider|stack:7
row col>row|relative:5|divider:2
row col>section|section:3
row col>stack|stack:10|divider:5|row:3
row col>|text:20|card:18|row:10|stack:9|image:4|input:4|title:2
row gap|align:190|justify:29|wrap:16|p:14|flex:7|bg:6|h:4|mt:3|border:2
row h|center:5|gap:2
row justify|align:91|gap:4
row main>grid|row:2
row main>row|row:11|card:4|text:2
row main>text|row:2
row main>|row:9|text:6|title:4
row map>pin|pin:2
row ml|gap:8
row px|py:2
row py|justify:2
row p|gap:19|align:5|justify:2
row relative>|avatar:4
row row>avatar|avatar:2
row row>button|button:13
row row>link|link:2
row row>title|badge:3
row row>|button:21|badge:6|icon:4|text:4|title:4|link:3|avatar:2|marker:2|select:2
row sidebar>logo|nav:2
row sidebar>nav|stack:2
row sidebar>section|section:6
row sidebar>|nav:7|stack:7|section:6|button:2|logo:2|text:2
row stack>card|card:6|...:2
row stack>divider|row:2
row stack>row|text:16|row:5|card:2|divider:2
row stack>text|text:9|card:4|row:3
row stack>title|text:3
row stack>|text:70|row:23|title:17|avatar:7|icon:3
row stepper>item|item:3
row timeline>item|item:4
row tooltip>|button:8
row tree>item|item:4
row wrap|align:3
row w|gap:2
row x|y:5
row y|gap:3|w:2
row |gap:968|justify:306|align:295|p:54|flex:46|h:27|wrap:20|ml:18|bg:17|x:10|px:7|w:6
row.align=|center:243|baseline:16|start:16|end:12|stretch:4
row.bg=|muted:8|primary:2
row.h=|full:3
row.justify=|between:137|center:18|end:13|around:2
row.ml=|auto:10
row.mt=|auto:4
row>avatar "|sm:27|xs:23|size:7|lg:4|stack:3|color:2|md:2|text:2
row>avatar ml|avatar:2
row>avatar sm|stack:4|ml:3|avatar:2
row>avatar xs|text:9|avatar:2|input:2|stack:2
row>avatars [|size:4
row>avatar|avatar:13|stack:12|text:4|bubble:3
row>badge "|success:19|danger:18|pill:17|badge:16|info:16|icon:12|warning:9|primary:7|sm:5|secondary:2|size:2|variant:2
row>badge danger|pill:3|sm:3|icon:2|text:2
row>badge icon|badge:4|pill:2
row>badge info|pill:3|badge:2|sm:2
row>badge pill|badge:5|text:5|avatar:3
row>badge primary|badge:2|pill:2
row>badge size|badge:2
row>badge success|pill:7|badge:4
row>badge warning|badge:3|pill:2|sm:2
row>badge|badge:12|avatar:8
row>bubble "|from:3
row>bubble from|time:3
row>button "|icon:53|primary:45|ghost:23|outline:15|sm:15|w:14|danger:10|flex:9|badge:8|split:7|xl:5|button:4
row>button align|button:3
row>button badge|danger:2|ghost:2
row>button danger|button:3|primary:2
row>button disabled|button:10
row>button flex|button:21
row>button ghost|sm:46|xs:10|button:8|flex:4|lg:3
row>button h|sm:18|flex:5|button:2
row>button icon|ghost:73|outline:30|primary:22|sm:11|badge:4|button:4|w:4|xl:4|danger:2|opens:2|secondary:2
row>button lg|button:7|flex:2
row>button navigate|outline:2|primary:2
row>button outline|sm:12|button:10|flex:6|lg:3|text:2
row>button primary|sm:7|flex:6|button:5|lg:5|marker:5|icon:4
row>button secondary|sm:3
row>button size|h:3
row>button sm|button:37|outline:13|disabled:10|divider:5|text:4|danger:2|ghost:2|primary:2
row>button w|h:18
row>button xl|h:5|button:3
row>button xs|button:4|ml:2|text:2
row>button |icon:112
row>button|button:57|avatar:3|dropdown:3|marker:3|input:2
row>calendar|calendar:3
row>card "|span:11|bg:5|w:2
row>card bg|border:5|p:3
row>card center|gap:5
row>card flex|p:11|gap:3
row>card gap|center:7|bg:6|w:5
row>card h|p:5
row>card p|gap:19|center:5|maxW:2|w:2
row>card span|gap:4
row>card w|h:5
row>card |flex:17|p:17|gap:8|w:8|span:3|bg:2
row>card|card:62
row>chart "|bar:4|line:3
row>chart bar|labels:2
row>chart labels|legend:2
row>chart line|smooth:2
row>chart|chart:6
row>checkbox "|checked:6|checkbox:2
row>checkbox checked|checkbox:3
row>chip "|chip:14|selected:10|removable:8|variant:3|disabled:2
row>chip selected|chip:9
row>chip|chip:10
row>code "|lang:2
row>col bg|p:3
row>col gap|border:6|flex:2
row>col p|justify:2
row>col span|gap:15|md:4|bg:3
row>col w|gap:6
row>col |span:43|gap:13|w:10
row>col|col:39|divider:2|main:2
row>divider mx|vertical:3
row>divider |button:5|mx:3|select:2|stack:2|text:2
row>divider|stack:4|col:2
row>icon "|lg:17|color:14|muted:13|badge:6|size:4|icon:3|text:2|xl:2
row>icon color|text:7|input:2
row>icon lg|stack:7|color:4|icon:2
row>icon muted|badge:2|text:2
row>icon|icon:7|row:4
row>image "|alt:4
row>image alt|w:25|circle:4|cover:3|h:3|ratio:2
row>image circle|image:2|w:2
row>image h|stack:12|text:5|image:3
row>image ratio|w:4
row>image w|h:28|image:2|rounded:2
row>image |alt:34|w:3|circle:2|ratio:2
row>image|image:9|stack:5
row>input "|value:12|date:8|number:6|required:4|color:3|datetime:3|icon:3|month:3|password:3|file:2|placeholder:2|prefix:2
row>input aria|w:2
row>input clearable|open:2
row>input datetime|value:2
row>input date|value:7
row>input flex|button:2
row>input icon|w:5|flex:4|button:2
row>input min|step:2
row>input month|value:2
row>input number|value:4|prefix:2
row>input open|inline:3
row>input placeholder|icon:9|w:3|open:2
row>input prefix|suffix:4
row>input required|input:2|w:2
row>input sm|flex:2|w:2
row>input suffix|value:4
row>input value|w:8|input:4|clearable:3|icon:3|min:3|open:3|required:3|select:3|sm:3|aria:2|flex:2
row>input w|input:6|button:5|number:2
row>input |placeholder:13|value:12|w:3
row>input|input:15|button:7|select:3
row>link "|href:11|sm:6|size:3|icon:2
row>link href|size:10
row>link size|link:2
row>link sm|link:3|text:2
row>link|link:2
row>list [|list:2
row>logo "|icon:2
row>logo|nav:9|button:3
row>main p|gap:13
row>main |p:14
row>main|sidebar:5
row>marker |color:7
row>marker|marker:2
row>nav [|active:9
row>nav|row:4|avatar:2
row>pagination |pages:2
row>progress label|w:3
row>progress value|label:3
row>progress w|progress:2
row>progress |value:5
row>radio "|name:3
row>radio name|checked:2
row>radio |name:2
row>rating count|text:3
row>rating value|count:4
row>rating |value:5
row>relative|stack:4
row>row gap|align:33
row>row |gap:52
row>row|row:8|icon:5|button:3|text:3
row>segmented [|active:3
row>select "|w:6|value:2
row>select [|sm:4|value:3|w:3
row>select aria|w:3
row>select sm|w:4
row>select value|aria:3
row>select w|input:3
row>select|select:3|button:2|input:2
row>sidebar position|w:5
row>sidebar w|gap:2
row>sidebar |w:14|position:7
row>sidebar|main:19|col:3
row>slider value|w:2
row>slider |value:3
row>spinner |xs:2
row>spinner|spinner:3
row>stack align|gap:2
row>stack bg|p:5
row>stack center|bg:5
row>stack flex|gap:14|bg:5|h:5
row>stack gap|flex:45|align:11|center:11|minW:5
row>stack h|center:5
row>stack p|gap:7
row>stack w|gap:4
row>stack |gap:86|flex:28|w:6|align:2
row>stack|stack:30|text:12|row:11|divider:6|icon:6|switch:4|button:3|sidebar:3|card:2
row>stat "|value:16
row>stat change|trend:5|good:3|icon:2
row>stat value|change:13
row>stat|stat:12
row>switch |checked:2
row>tabs [|active:4
row>text "|sm:85|xs:50|bold:34|size:32|weight:14|muted:13|w:6|divider:4|flex:4|text:3|align:2|button:2
row>text align|text:11|button:5
row>text bold|badge:11|text:11|w:5|button:4
row>text flex|text:2
row>text muted|w:13|text:9|ml:4|badge:3|row:3|button:2|link:2
row>text pl|flex:5
row>text size|muted:22
row>text sm|muted:27|bold:19|text:9|avatar:5|color:2|icon:2|kbd:2
row>text weight|size:3|text:2
row>text w|align:18|stack:4|text:3
row>text xs|muted:38|pl:5|color:4|w:3
row>text|text:11|badge:7|link:4|marker:2|row:2
row>timeline|timeline:2
row>title "|level:46
row>title level|text:7|badge:6|button:3|color:2|icon:2
row>title|badge:6|text:4|row:3|button:2
row>tooltip "|open:2
row>tooltip|tooltip:5
row>upload|upload:2
row>video |h:2
row>|button:301|text:282|card:128|avatar:120|badge:119|stack:107|col:104|input:91|icon:85|title:80|image:71|row:65
section "|hero:5|badge:4|center:2|collapsed:2|expanded:2
section accordion>|text:3
section card>|row:2
section grid>relative|relative:5
section row>card|card:4
section row>col|col:2
section row>stack|stack:4|icon:3|switch:2
section row>|input:7|stack:4|image:3|avatar:2|button:2
section |hero:7|badge:4|bg:4|expanded:3|center:2|collapsed:2
section.bg=|primary:2
section.expanded=|false:3
section>accordion "|collapsed:2
section>accordion|accordion:2
section>button "|primary:3|sm:3
section>button primary|lg:3
section>card |p:2
section>checkbox "|checked:6
section>checkbox checked|checkbox:2
section>checkbox|checkbox:3
section>grid |columns:2
section>list [|none:4
section>list none|...:2
section>radio "|name:6
section>radio checked|radio:2
section>radio name|checked:2|radio:2
section>row gap|align:8|justify:3|wrap:2
section>row justify|align:3
section>row |gap:22|justify:3
section>row|row:9
section>text "|sm:2
section>text|button:6|row:2
section>|text:38|row:36|checkbox:8|list:8|button:7|accordion:4|grid:4|radio:4|card:3|code:2|kbd:2|nav:2
segmented [|active:10
segmented |active:11|fullWidth:8|items:2
segmented>item "|icon:6
segmented>item active|item:3
segmented>item icon|active:3
segmented>|item:6
select "|value:16|w:8|open:2
select [|sm:5|value:4|w:4
select aria|w:4
select sm|w:6
select value|aria:5|open:3
select w|input:3
select |w:25|value:20|sm:8|placeholder:6|aria:5|input:5|open:5|required:4|button:2
select.value=|Norway:3|Germany:2
series "|dashed:8
series |dashed:9
shadow=|md:10|lg:4|sm:2
sheet "|id:2
sheet timeline>item|item:3
sheet |id:2
sheet>button "|icon:5|primary:2
sheet>button icon|fullWidth:5
sheet>button primary|fullWidth:2
sheet>button|button:2
sheet>|button:10|alert:2|timeline:2
side=|left:6|bottom:2
sidebar card>row|text:2
sidebar card>|row:2
sidebar nav>group|group:3|divider:2
sidebar nav>item|item:4
sidebar nav>|item:7|group:2
sidebar position|w:5
sidebar section>checkbox|checkbox:3
sidebar section>row|row:3
sidebar section>|list:4|text:4|row:3
sidebar stack>logo|nav:2
sidebar stack>|button:2|logo:2|progress:2|row:2
sidebar w|gap:2
sidebar |w:33|position:14|gap:2|hidden-sm:2
sidebar.position=|right:7
sidebar>button "|icon:2
sidebar>button icon|primary:2
sidebar>button primary|fullWidth:3
sidebar>card p|gap:3
sidebar>card |p:2
sidebar>input |placeholder:2
sidebar>logo "|icon:2
sidebar>logo|nav:2
sidebar>nav [|active:2
sidebar>nav active|vertical:2
sidebar>nav vertical|active:2
sidebar>nav |vertical:9
sidebar>nav|stack:2
sidebar>section|section:6
sidebar>stack |gap:6|mt:2
sidebar>|section:20|nav:18|stack:16|button:5|logo:4|text:4|card:3|input:3|accordion:2|divider:2|icon:2|list:2
size=|sm:102|lg:17|xs:10|xl:2
skeleton lines|avatar:4
skeleton w|h:3
skeleton |lines:13|h:7|w:7|avatar:6|skeleton:2
slider "|value:9|min:6
slider max|value:6
slider min|max:6
slider value|step:3|w:2
slider |value:21|max:6|min:6|step:3|disabled:2|w:2
slot>|button:2
spinner |lg:6|size:5|xs:4|avatar:2|sm:2|text:2
src=|me.jpg:3
stack accordion>|text:2
stack align|p:4|gap:2
stack bg|p:6
stack border|gap:4
stack card>row|row:4|text:3
stack card>|row:13|text:7|...:2
stack center|gap:6|bg:5
stack flex|gap:15|bg:5|h:5
stack gap|flex:47|align:19|center:15|minW:5|bg:3|border:3|p:3|h:2|w:2
stack h|p:7|center:5|w:4
stack nav>item|item:13|group:3
stack nav>|item:5
stack pb|gap:6
stack px|pb:6
stack p|gap:29|border:7|maxW:4
stack row>avatar|stack:8|bubble:3
stack row>button|button:4
stack row>divider|stack:2
stack row>input|input:2
stack row>row|text:2
stack row>stack|stack:5|text:5|divider:2|row:2
stack row>stat|stat:2
stack row>text|text:7|link:2
stack row>title|badge:2
stack row>|text:43|avatar:15|button:12|badge:9|title:8|chip:5|rating:3|stack:3|card:2|image:2|input:2
stack stack>accordion|accordion:2
stack stack>checkbox|checkbox:3
stack stack>row|row:4
stack stack>title|text:2
stack stack>|title:3|text:2
stack table>columns|row:2
stack table>row|row:12|...:2
stack table>|columns:2
stack timeline>item|item:2
stack w|gap:8|bg:4
stack x|y:4
stack y|w:3
stack |gap:350|flex:107|p:85|center:35|h:31|align:24|w:23|bg:21|px:17|border:11|x:8|maxW:6
stack.align=|center:15|end:7
stack.bg=|muted:10|primary:3|secondary:2
stack.h=|full:2
stack.mt=|auto:2
stack>accordion "|collapsed:3
stack>accordion|accordion:3
stack>alert "|danger:2
stack>avatar "|lg:6|text:4|avatar:2
stack>avatar lg|text:6
stack>badge "|success:2
stack>bubble "|from:3|time:2
stack>bubble from|time:3
stack>bubble mine|read:2
stack>bubble time|mine:2
stack>bubble|bubble:2
stack>button "|icon:7|primary:6|outline:2|toggles:2
stack>button fullWidth|navigate:2
stack>button ghost|fullWidth:2
stack>button icon|outline:5|primary:3
stack>button lg|fullWidth:2
stack>button outline|fullWidth:3
stack>button primary|fullWidth:6
stack>button |icon:4
stack>button|button:3|row:2
stack>card gap|shadow:2
stack>card p|gap:7
stack>card |p:17|shadow:2
stack>card|card:10|...:2|row:2
stack>checkbox "|checked:8|checkbox:2
stack>checkbox|checkbox:7
stack>divider |my:6
stack>divider|row:12
stack>icon "|size:5|text:2
stack>icon size|muted:3
stack>icon|title:5
stack>image alt|w:2
stack>image w|h:2
stack>image |alt:2
stack>input "|type:3
stack>input error|required:3
stack>input icon|value:2
stack>input placeholder|icon:3
stack>input type|value:2
stack>input value|error:3
stack>input |placeholder:4
stack>input|input:3|row:3
stack>link "|sm:2
stack>logo|nav:2
stack>nav |vertical:5
stack>placeholder "|h:3
stack>progress label|progress:4
stack>progress value|label:9|text:5
stack>progress |value:16
stack>rating value|count:2
stack>rating |value:2
stack>row bg|p:2
stack>row gap|align:32|bg:6|justify:5|wrap:2
stack>row justify|align:16
stack>row p|gap:4
stack>row |gap:71|justify:35|p:4
stack>row|row:24|text:23|divider:9|stack:6|card:3|button:2|input:2|segmented:2
stack>segmented [|active:4
stack>slider "|value:2
stack>stack h|w:4
stack>stack w|bg:4
stack>stack |gap:6|h:4
stack>switch "|checked:2
stack>text "|xs:63|size:61|sm:61|bold:34|muted:16|weight:8|text:2
stack>text bold|text:37|progress:5|color:2
stack>text muted|text:11|align:8|badge:2|divider:2|row:2|title:2
stack>text size|muted:36|bold:10|weight:8
stack>text sm|muted:34|bold:15|text:4
stack>text weight|size:3
stack>text xs|muted:47|color:4
stack>textarea placeholder|rows:2
stack>textarea |placeholder:2
stack>text|text:13|row:9|button:4|card:4|checkbox:3|title:2
stack>title "|level:44|size:4
stack>title level|text:18|button:2|size:2
stack>title size|text:2
stack>title|text:18|rating:2|row:2
stack>|text:269|row:149|title:80|button:24|card:23|avatar:22|divider:20|icon:16|checkbox:15|stack:12|input:10|progress:10
stat "|value:33
stat change|good:7|hint:5|trend:5|icon:2
stat good|hint:2
stat value|change:28
stat |value:33|change:28|good:8|hint:8|trend:5|icon:3
stat.good=|down:8
stat.icon=|shopping-cart:2
stat.trend=|flat:3|up:2
stepper [|active:6
stepper |active:7|vertical:7
stepper>item "|active:4|hint:4|error:3|item:2
stepper>item active|hint:2
stepper>item|item:7
stepper>|item:17
switch "|checked:13
switch |checked:17|slider:2|switch:2
tab "|icon:7|active:6|disabled:4|badge:3
tab badge|active:2
tab list>item|item:3
tab section>row|row:2
tab section>|row:2
tab |active:9|icon:7|disabled:4|badge:3
tab.icon=|inbox:3
tab>accordion|accordion:2
tab>input "|password:3|value:2
tab>section|divider:2
tab>|text:26|input:12|accordion:3|section:3|descriptions:2|divider:2|grid:2|list:2|table:2
tabbar [|active:4
tabbar |active:4
tabbar>item "|icon:14
tabbar>item badge|item:3
tabbar>item icon|badge:5|active:3
tabbar>item|item:4
tabbar>|item:14
table [|striped:4|align:2
table align|striped:2
table bordered|align:2
table caption|align:4
table hover|align:2
table selectable|sticky:3
table sort|selectable:2
table sticky|mock:2
table striped|bordered:2
table |align:23|striped:10|hover:8|sort:7|bordered:6|caption:6|data:4|mock:3|pagination:3|selectable:3|sticky:3
table>columns [|row:8
table>columns|row:17
table>row|row:46|...:8
table>|row:63|columns:54|...:8
tabs [|active:13
tabs tab>accordion|accordion:2
tabs tab>section|divider:2
tabs tab>|text:13|input:6
tabs |active:15
tabs>tab "|icon:7|active:6|disabled:4|badge:3
tabs>tab badge|active:2
tabs>tab|tab:19
tabs>|tab:41
text "|sm:217|xs:187|size:111|bold:85|muted:51|weight:32|w:18|text:12|button:8|align:7|mono:6|x:5
text align|text:28|button:5|muted:3|badge:2|row:2
text bold|text:58|badge:13|sm:9|progress:5|w:5|button:4|color:2|link:2|row:2
text color|text:2
text flex|text:2
text lines|align:2
text ml|button:2
text mono|sm:2
text muted|text:26|align:23|row:18|title:13|w:13|mt:9|badge:7|ml:7|progress:4|button:3|link:3|divider:2
text pl|flex:5
text size|muted:69|bold:11|weight:11
text sm|muted:102|bold:48|text:22|avatar:5|color:4|icon:2|kbd:2|link:2|row:2
text weight|size:7|align:2|strike:2|text:2
text w|align:18|lines:8|stack:4|text:3|truncate:3
text xs|muted:138|align:9|bold:8|color:8|pl:5|w:3|text:2
text x|y:8
text |muted:367|sm:230|xs:187|text:159|bold:155|size:119|align:63|weight:43|w:39|row:29|badge:25|button:23
text.align=|center:42|right:21
text.color=|success:9|danger:6|warning:3
text.ml=|auto:8
text.mt=|auto:9
text.size=|sm:77|xs:7|lg:5
text.weight=|semibold:28|medium:15
textarea "|rows:8|value:4|placeholder:3
textarea placeholder|rows:8
textarea rows|placeholder:3|row:3
textarea value|hint:3
textarea |rows:18|placeholder:16|value:5|hint:4|row:3
theme=|dark:13
timeline [|horizontal:3
timeline item>|text:5
timeline |horizontal:5
timeline>item "|time:18|active:3|icon:3|done:2
timeline>item done|item:2
timeline>item icon|done:3
timeline>item success|item:2
timeline>item time|done:4|success:3|active:2|icon:2|variant:2
timeline>item|item:17
timeline>|item:35
title "|level:179|size:13
title level|text:34|size:9|badge:8|button:8|row:8|align:5|mono:3|color:2|icon:2
title size|x:6|text:2
title x|y:6
title y|badge:2
title |level:179|text:38|size:22|badge:10|button:8|row:8|x:6|y:6|align:5|mono:3|color:2|icon:2
title.align=|center:5
title=|Notes:3|Remarks:3|gross.ts:2
toast "|success:5|danger:4|info:2|warning:2
toast danger|bottom-center:4
toast |success:5|bottom-center:4|danger:4|info:2|position:2|warning:2
toggles=|compose:2|filters:2
toolbar group>button|button:2
toolbar group>|button:20
toolbar>button "|icon:2
toolbar>button icon|ghost:3
toolbar>button |icon:2
toolbar>divider|button:2|select:2
toolbar>group|group:10|divider:3|button:2
toolbar>select "|w:2
toolbar>|group:31|button:5|select:5|divider:4
tooltip "|right:4|position:3|open:2
tooltip |right:4|position:3|open:2
tooltip.position=|right:2
tooltip>button |icon:8
tooltip>|button:24|icon:4|badge:2
tree item>item|item:5
tree item>|item:14
tree>item "|icon:15|collapsed:2|expanded:2
tree>item icon|collapsed:4
tree>item|item:15
tree>|item:27
trend=|flat:3|up:2
type=|password:11|email:9
upload "|hint:4|files:3
upload |files:5|hint:4|button:2|disabled:2|error:2
url=|example.com:2
uses=|app:5
value=|Norway:3|contract.pdf:3|secret:3|Ada:2|Germany:2|Pro:2
variant=|info:13|danger:9|success:5|warning:5|primary:2
video "|duration:5
video duration|progress:4
video progress|w:2
video |h:8|duration:7|progress:4|w:3
view=|week:7
w=|full:12
week=|sun:2
weight=|semibold:28|medium:15
when=|empty:2|ready:2`;
