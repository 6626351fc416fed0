/** Which words follow where, from scripts/build-usual.mjs. */

/** A context a line, then its words with how often they were seen. */
export const usual = ` "|icon:356|sm:311|w:292|xs:213|level:173|size:143|value:141|primary:126|bold:85|muted:66|badge:61|id:59
 >button|button:4
 >canvas|page:11
 >chart|chart:2
 >component|page:6|layout:3
 >data|page:4
 >descriptions|tree:2
 >heading|title:2
 >import|page:2
 >input|input:14
 >layout|data:2
 >list|list:2
 >menubar|descriptions:2
 >nav|stepper:2
 >page|page:99
 >radio|radio:2
 >row|divider:2
 >select|select:2
 >slider|slider:2
 >stepper|tabbar:2
 >tabbar|menubar:2
 >text|text:6
 >timeline|gantt:2
 >tokens|page:4
 >tree|timeline:2
 >|page:193|row:38|nav:13|table:13|canvas:11|calendar:10|list:10|component:9|card:8|chart:8|map:8|select:7
 [|active:70|align:10|row:10|none:9|columns:8|size:7|value:6|sm:5|month:4|striped:4|vertical:4|w:4
 accordion>|text:4
 active|item:12|total:6|vertical:5|row:4|simple:3|button:2|hidden-sm:2|link:2|text:2
 align|text:29|flex:16|bg:5|button:5|wrap:5|striped:4|gap:3|muted:3|badge:2|justify:2|row:2|w:2
 alt|w:36|h:28|ratio:9|circle:3|cover:3|stack:2
 anchor|badge:8|marker:5|danger:3|color:2
 annotations>item|item:2
 annotations>|item:4
 appbar>button|button:2
 appbar>|button:4
 area|smooth:3
 aria|w:7|ghost:6|sm:2
 at|side:9
 avatar|chevron:3
 badge|active:5|avatar:3|item:3|ghost:2|md:2|primary:2|title:2
 banner>|button:2
 bar|stacked:2
 bg|p:20|flow:3|gap:2
 bold|text:58|badge:13|sm:9|progress:5|w:5|button:4|color:2|link:2|row:2
 bordered|align:2
 border|gap:4|p:2
 calendar>event|event:6
 calendar>|event:6
 caption|align:4
 card>title|text:2
 card>|text:5|...:2|title:2
 carousel>card|card:4
 carousel>|card:2|image:2
 centered|rounded:4
 center|gap:11|bg:7
 change|good:10|hint:8|trend:5|icon:2
 chart>series|series:4
 chart>|series:4
 checked|checkbox:9|radio:6|disabled:2
 circle|image:2
 clearable|open:2
 color|text:11|anchor:9|lg:3|x:3|input:2
 columns-sm|gap:6
 columns|gap:17|columns-sm:6|now:6|bordered:3|vertical:3
 component>|card:7|row:2
 count|active:5|text:3
 danger|pill:10|sm:7|button:5|bottom-center:4|dismissible:2|primary:2|text:2
 datetime|clearable:3
 date|start:17|until:10|value:6|variant:5|open:4
 descriptions>item|item:4
 descriptions>|item:4
 device|frame:12|x:8|y:8|centered:4|theme:3
 direction|gap:3
 disabled|button:10
 done|item:2
 drawer>checkbox|checkbox:2
 drawer>|checkbox:2
 dropdown>divider|item:2
 dropdown>item|divider:2
 dropdown>|item:2
 duration|progress:9
 email|required:9
 empty>text|button:2
 empty>|text:2
 end|variant:6
 error|required:3|input:2
 flex|button:24|gap:20|p:12|bg:5|h:5|text:5|icon:2|justify:2
 flow-style|danger:2
 flow|primary:9|lanes:4|flow-style:3|danger:2
 footer>|row:2|text:2
 form>input|textarea:2
 form>textarea|button:2
 form>|input:2
 format|bar:2
 frame|x:3|y:3
 from|to:31|time:9
 fullWidth|navigate:6|button:3|mt:2
 gantt>item|item:4|milestone:4
 gantt>|item:6
 gap|align:215|flex:52|justify:29|p:27|center:22|bg:21|wrap:13|border:10|h:10|w:10|x:9|shadow:7
 ghost|sm:54|button:27|xs:10|fullWidth:5|flex:4|title:4|lg:3|badge:2|only-sm:2|progress:2
 good|hint:3
 grid>card|card:4
 grid>|card:2|image:2
 header>logo|nav:2
 header>nav|avatar:2
 header>|logo:4|title:2
 highlight|numbers:4
 hint|icon:9|value:9|active:3|avatar:2|required:2
 horizontal|values:2
 hover|align:2
 href|size:13|external:3|link:3|button:2|item:2
 h|stack:19|centered:18|sm:18|p:13|gap:11|image:11|center:10|w:9|theme:7|title:7|button:6|flex:6
 iconRight|align:2
 icon|ghost:143|outline:50|primary:32|item:29|active:27|badge:20|sm:19|value:11|xl:11|w:10|danger:8|button:6
 id|w:15|device:14|right:5|primary:4|search:2
 info|sm:3|badge:2|pill:2
 justify|align:92|gap:6
 labels|format:5|line:5|bar:2|h:2|legend:2|target:2
 label|progress:7|w:3|link:2
 lang|title:4
 layout>header|main:4
 layout>|header:4
 level|text:34|size:9|badge:8|button:8|row:8|align:5|mono:3|color:2|icon:2|muted:2
 lg|button:18|text:11|stack:8|fullWidth:5|color:4|flex:2|icon:2
 lines|avatar:6|align:2
 line|smooth:3
 list>item|item:4
 list>|item:8
 main>title|table:2
 main>|title:2
 map>pin|route:2
 map>|pin:4|route:2
 max|value:6|label:4|count:3|size:3|step:3
 menubar>item|item:2
 menubar>|item:4
 minH|justify:2
 mine|read:5
 min|max:9|step:2
 ml|gap:8|avatar:4|button:3
 mock|selectable:3
 modal>text|row:2
 modal>|text:2
 mono|sm:2
 month|today:9|open:2
 muted|text:28|align:23|row:17|title:14|w:13|badge:9|mt:9|ml:7|progress:4|button:3|link:3|divider:2
 mx|vertical:3
 name|checked:10|radio:7|disabled:2
 nav>divider|item:2
 nav>group|divider:2|group:2
 nav>item|group:3
 nav>|item:5|link:4|group:2
 navigate|flow:16|primary:9|button:2|outline:2
 none|flex:3|...:2
 number|value:4
 opens|danger:3|primary:3|outline:2
 open|inline:4
 outline|sm:20|fullWidth:17|button:10|flex:8|lg:3|text:2
 page>appbar|main:11|appbar:3
 page>banner|main:2
 page>button|button:5|callout:3|modal:3|link:2
 page>callout|callout:11
 page>drawer|drawer:4
 page>fab|fab:2
 page>header|main:40|row:14|section:3|stack:2
 page>image|row:2
 page>input|button:5|callout:2
 page>list|button:2
 page>main|footer:13|annotations:9|tabbar:9|modal:6|toast:4|drawer:3|fab:2|sheet:2
 page>menubar|toolbar:2
 page>relative|annotations:2|main:2
 page>repeat|table:2
 page>row|row:14|annotations:3|table:3|drawer:2|footer:2|stack:2|text:2|toast:2
 page>section|main:3
 page>stack|row:3
 page>text|button:5|row:2
 page>title|text:4|row:3
 page>toast|toast:5
 page>toolbar|main:2
 page>|main:99|header:65|row:22|text:21|title:17|card:16|appbar:12|button:12|input:7|stack:6|empty:5|relative:4
 pages|active:14
 password|value:2
 pb|gap:8
 pill|badge:5|text:5|avatar:3|anchor:2
 placeholder>|badge:2
 placeholder|icon:22|rows:8|required:6|w:6|email:3|sm:3|button:2
 pl|flex:5
 popover>input|button:2
 popover>|input:2
 position|w:5|ghost:3
 prefix|suffix:4
 primary|fullWidth:42|sm:18|lg:12|flex:11|button:6|icon:5|marker:5|pill:4|text:3|xl:3|badge:2
 progress|success:3|w:2
 px|pb:9|minH:2|py:2
 p|gap:162|border:11|h:9|bg:7|align:5|center:5|justify:4|w:4|centered:2|maxW:2|rounded:2|shadow:2
 range|compact:3
 ratio|w:6|alt:3|image:3|stack:2
 relative>icon|badge:2
 relative>image|text:2
 relative>|image:4|icon:2
 required|input:3|button:2|w:2
 rounded|shadow:2|w:2
 row>button|button:2
 row>col|col:6
 row>input|input:2
 row>main|sidebar:2
 row>sidebar|main:2
 row>stat|stat:4
 row>tooltip|tooltip:2
 row>|button:6|col:6|input:4|text:4|badge:3|chip:2|image:2|main:2|sidebar:2|stat:2|title:2|tooltip:2
 rows|row:3|placeholder:2
 secondary|sm:3
 section>text|button:4
 section>|text:6
 segmented>|item:2
 selectable|sticky:3
 selected|chip:10|compact:2
 shadow|p:2|w:2
 sheet>button|button:2
 sheet>|button:2
 shortcut|divider:2
 size|muted:56|bold:11|weight:9|x:8|title:6|text:4|h:3|navigate:3|badge:2|color:2|link:2
 smooth|stacked:3
 sm|muted:104|bold:48|button:47|text:35|outline:13|disabled:11|avatar:8|w:8|link:7|primary:7|divider:5|fullWidth:5
 sort|mock:3
 span|gap:20|bg:4|md:4|p:3
 src|alt:2|size:2
 stack>title|text:2
 stack>|checkbox:2|title:2
 start|end:16|variant:2
 stepper>item|item:4
 stepper>|item:4
 step|value:3|number:2
 striped|bordered:2
 success|pill:9|badge:7|sm:3|anchor:2|item:2
 suffix|value:4
 tabbar>item|item:4
 tabbar>|item:4
 table>columns|row:4
 table>row|...:2|row:2
 table>|columns:10
 tabs>tab|tab:6
 tabs>|tab:4
 target|area:2
 textarea|rows:2
 theme|centered:2|url:2
 timeline>item|item:4
 timeline>|item:4
 time|icon:9|done:6|mine:5|active:4|success:3|variant:2
 title|highlight:3
 today|range:3|selected:3
 toggles|ghost:3|primary:2
 toolbar>divider|select:2
 toolbar>group|group:4|button:2|divider:2
 toolbar>|group:6
 tooltip>|button:2
 to|progress:11|variant:6|selected:2
 tree>item|item:8
 tree>|item:4
 type|required:7|icon:6|value:6
 unit|donut:4
 until|variant:7
 url|frame:3
 value|change:34|label:20|hint:19|max:17|w:13|icon:10|aria:9|count:9|error:9|required:8|flex:5|input:5
 variant|progress:3
 viewport|x:2|y:2
 view|from:3
 warning|dismissible:4|sm:4|badge:3|anchor:2|pill:2
 weight|size:5|align:2|strike:2|text:2
 w|h:162|align:18|gap:18|lane:11|bg:9|input:9|lines:8|button:7|uses:6|p:5|text:5|ml:4
 xlabel|scatter:2
 xl|h:11|button:3|color:2|fullWidth:2
 xs|muted:138|text:14|align:9|bold:8|color:8|pl:5|button:4|w:3|avatar:2|input:2|ml:2|stack:2
 x|y:85
 y|w:31|gap:4|badge:3|frame:2|sm:2|theme:2
 |gap:1661|icon:864|w:634|p:512|sm:501|align:434|h:393|value:378|muted:374|justify:350|text:310|flex:268
... |input:2|marker:2
>accordion "|collapsed:2
>accordion|accordion:11
>alert "|danger:2|success:2
>alert danger|dismissible:2
>alert|alert:4|button:2|card:2|row:2|section:2|table:2
>annotations |title:2
>appbar "|back:4|large:2
>appbar|main:11|appbar:3
>audio "|duration:2
>audio duration|progress:2
>audio |duration:2
>audio|audio:2
>avatar "|color:2|lg:2
>avatar src|size:2
>avatar |src:2
>avatars [|max:2
>avatars max|size:2
>avatars|avatars:2|button:2
>avatar|avatar:11|stack:8|text:4|bubble:3
>badge "|primary:2|success:2
>badge primary|pill:2
>badge|badge:14|avatar:9|text:2
>banner "|warning:2
>banner warning|dismissible:2
>banner|main:2
>breadcrumb|row:5|breadcrumb:2
>bubble "|from:2|time:2
>bubble from|time:2
>bubble mine|read:2
>bubble time|mine:2
>bubble|bubble:5|row:2
>button "|primary:3|badge:2|iconRight:2
>button iconRight|align:2
>button icon|sm:2
>button |icon:2
>button|button:110|link:8|avatar:6|dropdown:4|marker:4|popover:4|text:4|callout:3|input:3|modal:3|row:3|logo:2
>calendar "|month:2
>calendar [|month:2|view:2
>calendar from|to:2
>calendar month|today:4
>calendar range|compact:2
>calendar today|range:2
>calendar to|selected:2
>calendar view|from:2
>calendar |month:2|view:2
>calendar|calendar:4|row:2
>callout|callout:11
>canvas "|bg:3|flow:2
>canvas bg|flow:3
>canvas direction|gap:3
>canvas flow|lanes:4
>canvas gap|bg:3
>canvas |flow:3|direction:2
>canvas|page:22
>card "|badge:2|p:2
>card p|shadow:2
>card shadow|w:2
>card |p:2|w:2
>card|card:162|row:9|...:5|button:5|text:5|nav:3|placeholder:3|alert:2|stack:2
>carousel |active:2|gap:2
>carousel|carousel:2
>chart "|labels:6|unit:2|xlabel:2
>chart area|smooth:2
>chart format|bar:2
>chart labels|format:2|line:2|target:2
>chart smooth|stacked:2
>chart target|area:2
>chart unit|donut:2
>chart xlabel|scatter:2
>chart|chart:13
>checkbox "|checked:2|required:2
>checkbox|checkbox:17|button:7
>chip "|icon:2
>chip icon|removable:2
>chip|chip:14
>code "|lang:4
>code highlight|numbers:2
>code lang|title:2
>code title|highlight:2
>code|code:7
>columns|row:20
>col|col:42|divider:2|main:2
>component|page:12|layout:6
>data|page:8|data:2
>descriptions [|columns:2
>descriptions columns|bordered:2|vertical:2
>descriptions |columns:2
>descriptions|tree:4|descriptions:3|button:2|divider:2|row:2
>divider |dashed:2
>divider|row:22|stack:12|item:8|section:5|button:3|select:3|text:3|col:2|group:2
>drawer "|id:2
>drawer id|right:2
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
>group|group:17|divider:7|button:2|select:2
>header |border:2|justify:2
>header|main:44|row:14|section:3|stack:3
>heading|title:4
>icon "|badge:2|color:2
>icon badge|md:2
>icon color|lg:2
>icon|icon:7|title:6|row:5|badge:4|button:2
>image alt|h:2|w:2
>image src|alt:2
>image w|rounded:2
>image |alt:2|src:2
>image|image:12|row:7|stack:7|text:4
>import|page:4|tokens:2
>indicator count|active:2
>indicator |count:2
>input "|value:6|chips:2|min:2|placeholder:2|textarea:2|type:2
>input email|required:2
>input max|step:2
>input min|max:2
>input placeholder|email:2|icon:2
>input step|value:2
>input textarea|rows:2
>input type|value:2
>input value|color:2|error:2|file:2|mono:2|range:2
>input |placeholder:2
>input|input:68|button:27|row:9|select:6|checkbox:4|textarea:4|callout:2|nav:2
>item|item:189|...:9|divider:8|group:8|milestone:7
>kbd|kbd:2
>layout|data:4|page:2
>link "|href:4
>link href|external:2
>link|link:4|row:2
>list [|none:2
>list |ordered:2
>list|list:9|button:7|card:3|table:2
>logo|nav:21|button:3|input:2
>main|footer:14|annotations:9|tabbar:9|modal:6|sidebar:5|toast:4|drawer:3|fab:2|sheet:2
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
>page "|w:241|device:30|id:28|x:6|y:6|viewport:2
>page device|frame:12|x:8|y:8|centered:4|theme:3
>page frame|x:3|y:3
>page h|centered:13|theme:7|lane:4|frame:3|clip:2|id:2|url:2
>page id|device:14|w:14
>page theme|centered:2|url:2
>page url|frame:3
>page viewport|x:2|y:2
>page w|h:74|lane:11|uses:6|accent:2|centered:2|theme:2
>page y|w:6|frame:2|theme:2
>page|page:198
>pagination active|simple:2|total:2
>pagination pages|active:6
>pagination |pages:6
>pin|pin:10|route:2
>placeholder "|h:2
>placeholder|button:2|placeholder:2|stack:2
>progress value|label:2|max:2
>progress |value:4|indeterminate:2
>progress|card:4|progress:4|row:3|list:2
>radio "|name:4
>radio name|checked:2
>radio|radio:6
>rating max|count:2
>rating value|max:2
>rating |value:4
>rating|text:3
>relative w|h:2
>relative |w:2
>relative|relative:6|stack:4|annotations:2|main:2
>repeat|table:2
>route|pin:4
>row gap|align:3|wrap:3
>row |gap:29|h:2
>row|row:187|text:54|card:29|divider:25|stack:14|button:13|...:10|input:9|relative:9|table:7|progress:6|tabs:6
>section "|badge:2|expanded:2|hero:2
>section|section:15|divider:5|main:3|row:3|accordion:2
>segmented [|active:2
>segmented |fullWidth:2
>segmented|segmented:2
>select "|value:5
>select placeholder|w:2
>select value|open:2
>select w|sm:2
>select |placeholder:2
>select|select:14|button:4|input:3|card:2|stack:2
>series|series:14
>sidebar|main:21|col:3
>skeleton lines|avatar:2
>skeleton w|h:2
>skeleton |lines:2|w:2
>slider "|value:4|labels:2|min:2
>slider max|value:2
>slider min|max:2
>slider value|step:2|unit:2
>slider|slider:9
>spinner |lg:2
>spinner|spinner:3
>stack gap|p:3
>stack p|border:2
>stack |gap:5
>stack|stack:50|row:24|text:14|divider:11|icon:7|switch:5|button:4|alert:3|card:3|list:3|sidebar:3|footer:2
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
>table align|striped:2
>table caption|align:2
>table mock|selectable:2
>table selectable|sticky:2
>table sort|mock:2
>table |caption:2|sort:2
>table|row:8|table:6|pagination:4
>tabs [|active:2
>tabs|row:4|tabs:2
>tab|tab:21
>text "|w:4|mono:2|size:2|sm:2
>text size|weight:2
>text sm|muted:2
>text weight|align:2
>text w|lines:2|truncate:2
>textarea "|placeholder:2|value:2
>textarea placeholder|rows:2
>textarea value|hint:2
>textarea|button:4|row:3|textarea:2
>text|text:51|row:39|button:25|badge:8|card:8|list:7|link:5|marker:5|checkbox:3|divider:3|progress:3|stack:3
>timeline [|horizontal:2
>timeline|gantt:4|timeline:3
>title "|level:4
>title level|align:2|mono:2
>title|text:32|row:14|badge:6|list:4|button:3|input:3|table:3|title:3|rating:2
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
>|text:1333|row:1101|page:1026|button:690|item:590|card:491|title:309|main:301|input:284|stack:256|image:193|avatar:183
accordion "|collapsed:11
accordion |collapsed:11
accordion>row |gap:2
accordion>|text:32|checkbox:3|list:2|rating:2|row:2|select:2|switch:2|table:2
alert "|danger:10|info:5|success:5|warning:5
alert danger|dismissible:2
alert |danger:10|info:6|success:5|warning:5|dismissible:4
align=|center:311|right:29|end:23|start:18|baseline:16|stretch:6
alt=|Ada:4|Back:4|Front:3|Backdrop:2|Cover:2|Harbor:2|Lamp:2|Logo:2|Map:2|Poster:2
anchor=|top-right:13|bottom-right:7|top-center:4|center:3|top-left:3|bottom-center:2|center-right:2
annotations item>|text:24
annotations |title:13|leader:7|position:6
annotations.position=|right:3
annotations.title=|Notes:3|Remarks:3
annotations>item "|item:7
annotations>item|item:15
annotations>|item:53
appbar "|back:13|large:6
appbar |back:13|large:6
appbar.back=|Back:3|Mailboxes:3|Accounts:2
appbar>button aria|ghost:4
appbar>button ghost|button:3
appbar>button icon|ghost:10|aria:4|position:3
appbar>button position|ghost:3
appbar>button |icon:17
appbar>button|button:3
appbar>|button:27|logo:2
aria=|Notifications:3|Search:3
at=|go:5|head:2|mail:2|query:2
audio "|duration:5
audio duration|progress:5
audio |duration:11|progress:5
avatar "|sm:34|xs:23|lg:12|size:9|text:6|badge:5|avatar:4|color:4|stack:3|md:2
avatar lg|text:6
avatar ml|avatar:2
avatar sm|stack:4|text:4|ml:3|avatar:2
avatar src|size:2
avatar xs|text:9|avatar:2|input:2|stack:2
avatar |sm:35|text:25|xs:23|lg:12|size:11|avatar:10|stack:10|src:8|badge:5|color:5|button:4|ml:4
avatar.color=|green:2
avatar.size=|sm:2
avatar.src=|me.jpg:3
avatar=|Rex:3
avatars [|size:7|max:3
avatars max|size:3
avatars |size:10|max:3|lg:2
avatars.size=|sm:9
avatars>avatar "|avatar:2
avatars>|avatar:2
back=|Back:3|Mailboxes:3|Accounts:2
badge "|success:31|danger:27|badge:20|info:19|pill:17|warning:16|icon:14|anchor:13|primary:12|sm:5|text:3|secondary:2
badge anchor|badge:8|danger:3
badge danger|pill:10|sm:6|text:2
badge icon|badge:5|pill:2
badge info|sm:3|badge:2|pill:2
badge pill|badge:5|text:5|avatar:3|anchor:2
badge primary|pill:4|badge:2
badge size|badge:2
badge sm|text:2
badge success|pill:9|badge:7|sm:3|anchor:2
badge warning|sm:4|badge:3|anchor:2|pill:2
badge x|y:3
badge |badge:57|pill:46|success:32|danger:31|sm:21|anchor:20|icon:20|info:19|warning:16|text:14|primary:12|size:5
badge.anchor=|top-right:7|bottom-right:5|top-center:2
badge.icon=|flask-conical:2|luggage:2
badge=|New:4
banner "|warning:3
banner warning|dismissible:3
banner |dismissible:3|warning:3
banner>button "|sm:6
banner>button sm|primary:5
banner>|button:10|link:2
bg=|muted:43|primary:33|dots:6|accent:3|secondary:3|info:2
border=|false:9
breadcrumb>|item:2|link:2
bubble "|from:10|time:5
bubble from|time:9
bubble mine|read:5
bubble time|mine:5
bubble |time:14|from:10|mine:8|read:5
bubble.from=|Ada:4
bubble>row |gap:2
bubble>|row:4|image:2|text:2
button "|primary:113|icon:103|sm:39|ghost:28|outline:27|navigate:25|lg:15|w:15|badge:11|danger:9|flex:9|opens:8
button aria|ghost:6
button badge|ghost:2|primary:2
button danger|button:5|primary:2
button disabled|button:10
button flex|button:21
button flow-style|danger:2
button flow|primary:9|flow-style:3|danger:2
button fullWidth|navigate:6|button:3|mt:2
button ghost|sm:54|button:27|xs:10|fullWidth:5|flex:4|title:4|lg:3|badge:2|only-sm:2|progress:2
button h|sm:18|button:5|flex:5
button iconRight|align:2
button icon|ghost:143|outline:50|primary:32|sm:14|xl:11|aria:5|fullWidth:5|badge:4|w:4|button:3|danger:3|navigate:3
button id|primary:4
button lg|button:17|fullWidth:5|flex:2
button navigate|flow:14|primary:9|outline:2
button opens|danger:3|primary:3|outline:2
button outline|sm:20|fullWidth:17|button:10|flex:8|lg:3|text:2
button position|ghost:3
button primary|fullWidth:42|sm:18|lg:12|flex:11|button:6|marker:5|icon:4|xl:3|text:2
button secondary|sm:3
button size|h:3|navigate:3
button sm|button:43|outline:13|disabled:10|primary:7|divider:5|fullWidth:5|text:5|ghost:3|x:3|danger:2|title:2
button toggles|ghost:3|primary:2
button w|h:18
button xl|h:11|button:3|fullWidth:2
button xs|button:4|ml:2|text:2
button x|y:5
button y|sm:2
button |icon:511|ghost:191|primary:189|sm:170|button:164|outline:99|fullWidth:85|flex:42|navigate:38|lg:35|h:34|danger:29
button.align=|end:4|start:2|stretch:2
button.aria=|Notifications:3|Search:2
button.flow-style=|dashed:3
button.flow=|paid:2
button.icon=|plus:20|arrow-left:12|bold:12|search:11|bell:9|italic:9|link:9|download:7|list:7|menu:7|heart:6|mail:6
button.iconRight=|arrow-right:4|chevron-down:2
button.id=|go:4
button.justify=|end:3
button.ml=|auto:6
button.mt=|auto:2
button.navigate=|Payment:3|Bench:2|Cart:2|Home:2|Paid:2|Sold:2|confirm:2|w5:2
button.opens=|confirm:2|empty:2|filters:2
button.position=|left:3
button.size=|lg:6
button.toggles=|compose:2|filters:2
calendar "|month:5
calendar [|month:4|view:3
calendar from|to:3
calendar month|today:9
calendar range|compact:3
calendar selected|compact:2
calendar today|range:3|selected:3
calendar to|selected:2
calendar view|from:3
calendar |month:21|today:10|view:10|selected:8|compact:7|range:4|from:3|to:3|week:3|w:2
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
canvas "|bg:3|flow:2
canvas bg|flow:3
canvas direction|gap:3
canvas flow|lanes:4
canvas gap|bg:3
canvas |flow:12|bg:6|direction:5|gap:4|lanes:4
canvas.bg=|dots:6
canvas.direction=|down:2
card "|gap:19|span:16|p:6|bg:5|badge:3|ratio:3|w:2
card bg|p:4
card centered|rounded:4
card center|gap:5
card chart>series|series:5
card chart>|series:3
card flex|p:11|gap:4
card gantt>item|item:3
card gap|x:9|center:7|shadow:7|bg:6|w:6|p:5|h:4
card h|gap:9|centered:5|p:5|bg:2
card list>item|item:11
card list>|item:5
card p|gap:66|h:9|center:5|w:4|bg:2|border:2|maxW:2|shadow:2
card rounded|shadow:2
card row>avatar|stack:2|text:2
card row>badge|avatar:8
card row>chip|chip:3
card row>divider|stack:2
card row>image|stack:4
card row>relative|stack:4
card row>row|button:2
card row>stack|stack:8|text:6|divider:2|icon:2|switch:2
card row>stat|stat:3
card row>text|badge:2
card row>title|text:2
card row>|text:34|icon:17|avatar:15|badge:15|image:13|title:11|button:9|relative:4|checkbox:3|row:3|chip:2|input:2
card shadow|p:2|w:2
card span|gap:5|p:2
card stack>row|stack:4
card stack>text|text:2
card stack>|text:14|row:4
card table>columns|row:5
card table>row|row:18
card table>|columns:6
card tabs>tab|tab:2
card timeline>item|item:3
card toolbar>group|group:3
card toolbar>|group:2
card w|h:16|bg:4|p:2
card x|y:12
card y|w:11
card |p:228|gap:166|bg:68|w:54|flex:35|h:33|span:30|shadow:20|x:15|center:13|y:12|border:6
card.badge=|New:2
card.bg=|primary:21|muted:15|accent:2
card.shadow=|md:10|lg:4|sm:2
card>badge "|danger:3|warning:3|success:2
card>badge danger|sm:3
card>badge sm|text:2
card>badge warning|sm:2
card>button "|primary:19|outline:4|icon:3|fullWidth:2
card>button icon|outline:3
card>button outline|fullWidth:7
card>button primary|fullWidth:14
card>button|link:4
card>chart "|h:5
card>chart h|labels:3|legend:2
card>chart labels|format:2
card>checkbox "|checked:9|checkbox:3
card>checkbox checked|checkbox:4
card>checkbox|button:4
card>descriptions [|vertical:3|columns:2
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
card>link "|href:4|sm:2
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
card>rating |value:3
card>rating|text:2
card>row gap|align:54|justify:14
card>row justify|align:29
card>row |gap:94|justify:39
card>row|row:21|text:16|divider:10|button:4|badge:3
card>skeleton lines|avatar:2
card>skeleton |lines:2
card>stack pb|gap:5
card>stack px|pb:5
card>stack p|gap:4
card>stack |p:8|gap:7|px:5
card>stack|stack:3
card>stat "|value:25
card>stat change|good:7|hint:6
card>stat good|hint:2
card>stat value|change:19|hint:5
card>switch "|checked:3
card>table |align:3|pagination:2
card>table|row:2
card>text "|sm:48|xs:48|muted:15|bold:10|weight:10|size:5|text:5|button:3|italic:2
card>text bold|sm:9|text:9
card>text muted|row:11|title:11|mt:9|text:6|badge:2|progress:2
card>text size|muted:3
card>text sm|muted:26|bold:12|text:9
card>text weight|strike:2
card>text xs|muted:36|bold:7
card>textarea placeholder|rows:3
card>textarea rows|row:2
card>textarea |placeholder:3
card>text|row:10|list:5|text:3|button:2|progress:2
card>title "|level:25
card>title level|size:5|row:4|text:4
card>title|text:6|row:2
card>|text:324|row:171|stat:50|input:35|image:27|button:26|icon:26|table:19|title:16|chart:15|descriptions:13|progress:13
carousel card>|text:17
carousel |active:8|gap:6
carousel>card |w:3
carousel>card|card:12
carousel>image alt|ratio:6
carousel>image ratio|image:3
carousel>image |alt:6
carousel>|card:24|image:6|text:2
chart "|labels:16|h:7|unit:4|xlabel:3
chart [|ratio:2
chart area|smooth:3
chart bar|stacked:2
chart format|bar:2
chart horizontal|values:2
chart h|labels:3|bar:2|legend:2|line:2|scatter:2
chart labels|format:5|line:5|bar:2|h:2|legend:2|target:2
chart line|smooth:3
chart smooth|stacked:3
chart target|area:2
chart unit|donut:4
chart xlabel|scatter:2
chart |labels:21|h:15|bar:9|line:7|smooth:7|stacked:7|values:6|format:5|unit:5|area:4|donut:4|horizontal:4
chart.legend=|bottom:3
chart.xlabel=|Years:3
chart>series "|dashed:8
chart>series|series:14
chart>|series:36
checkbox "|checked:37|checkbox:8|required:6|button:2
checkbox checked|checkbox:9
checkbox |checked:39|checkbox:17|required:6|button:4
checked=|false:5
chip "|chip:16|selected:11|removable:10|icon:3|variant:3|disabled:2
chip icon|removable:3
chip selected|chip:10
chip |chip:26|removable:14|selected:12|icon:3|variant:3|disabled:2
chip.icon=|tag:3
chip.variant=|danger:3
code "|lang:14
code highlight|numbers:4
code lang|title:4
code title|highlight:3
code |lang:15|numbers:5|title:5|highlight:4
code.lang=|ts:4|bash:3
code.title=|gross.ts:2
col bg|p:3
col card>row|row:10|button:2|divider:2
col card>text|row:8
col card>|text:23|row:10|progress:2
col gap|border:6|bg:4|flex:2
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
col row>text|badge:5
col row>|text:9|button:2|stack:2|title:2
col section>|row:2
col span|gap:15|md:4|bg:3
col stack>bubble|bubble:2
col stack>divider|row:6
col stack>input|input:2
col stack>row|row:7|text:5|divider:4
col stack>text|row:2
col stack>|text:13|row:5|divider:2|title:2
col table>row|row:7
col tabs>tab|tab:2
col tree>item|item:3
col w|gap:6
col |span:88|gap:58|w:20|border:8|bg:7|p:6|justify:4|md:4|flex:2|sm:2
col.bg=|muted:7
col.justify=|center:2
col>button "|ratio:2
col>card "|gap:12
col>card p|gap:2
col>card |gap:8
col>card|card:16|button:2
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
col>row justify|align:8
col>row minH|justify:2
col>row px|minH:2
col>row |gap:6|h:5|justify:5|px:3
col>row|relative:5|card:4|divider:2
col>section|section:3
col>stack gap|bg:2
col>stack h|p:7
col>stack p|gap:11
col>stack |p:11|gap:8|h:8
col>stack|stack:9|divider:5|row:3
col>text "|bold:2
col>text bold|link:2
col>title "|level:2
col>|card:61|text:43|stack:36|row:34|image:8|input:8|divider:7|chart:5|relative:5|section:4|title:4|alert:3
color=|success:17|danger:15|warning:10|green:7|red:6|info:4|orange:4|purple:3|blue:2|yellow:2
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
descriptions [|align:8|columns:5|vertical:3
descriptions columns|bordered:3|vertical:3
descriptions item>|avatar:3
descriptions |columns:11|align:8|vertical:6|bordered:4
descriptions.align=|right:8
descriptions>item "|value:10
descriptions>item|item:8
descriptions>|item:18
device=|iphone14:17|mobile:10|desktop:5|iphone-se:5|android:2
direction=|down:2
divider mx|vertical:3
divider |my:18|button:11|dashed:9|text:9|item:8|m:8|mx:6|vertical:5|row:4|select:4|stack:4|y:2
drawer "|id:5|bottom:3|right:3
drawer grid>stack|stack:3
drawer id|right:5
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
empty "|icon:9
empty icon|when:2
empty row>|button:2
empty |icon:9|when:2
empty.icon=|inbox:4
empty.when=|empty:2
empty>button "|primary:3|icon:2
empty>button icon|primary:2
empty>row |gap:2
empty>text "|muted:7
empty>text|button:5|row:2
empty>|text:15|button:5|row:2
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
from=|Ada:4
gantt "|columns:5
gantt [|columns:3
gantt columns|now:6
gantt item>item|item:5
gantt item>|item:6
gantt |columns:20|now:7
gantt>item "|from:15
gantt>item from|to:15
gantt>item progress|success:3
gantt>item to|progress:8|variant:2
gantt>item|item:11|milestone:6
gantt>milestone "|at:9
gantt>milestone|milestone:2
gantt>|item:31|milestone:9
good=|down:12
grid card>icon|title:3
grid card>rating|text:2
grid card>row|badge:3
grid card>text|row:2
grid card>title|text:3
grid card>|text:44|icon:7|image:2|rating:2
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
grid>button|button:4
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
grid>|card:70|button:13|image:12|stack:10|relative:7|text:7|badge:4|...:2
group "|collapsed:4|icon:2
group |collapsed:4|icon:2
group>button "|icon:3
group>button ghost|button:16|sm:4
group>button icon|ghost:39
group>button |icon:36
group>button|button:2
group>item "|icon:33|active:4|item:3|badge:2
group>item active|item:4
group>item icon|item:11|active:2
group>item|item:10
group>|item:56|button:46|input:2
h=|full:9
header h|px:2
header p|bg:4
header row>button|avatar:2
header row>logo|nav:9|button:2
header row>nav|row:4|avatar:2
header row>row|row:3
header row>|logo:13|button:8|icon:4|row:3|badge:2
header |justify:26|p:14|px:9|bg:7|border:6|h:4|py:3
header.bg=|primary:5
header.border=|false:3
header.justify=|between:13
header>avatar "|sm:2
header>button "|outline:3|icon:2|primary:2
header>button ghost|title:4|sm:3|only-sm:2|progress:2
header>button icon|ghost:15
header>button outline|sm:3
header>button |icon:14
header>button|logo:2
header>input placeholder|icon:4
header>input w|ml:2|row:2
header>input |placeholder:5
header>logo "|icon:14|nav:3
header>logo icon|nav:6|input:2
header>logo|nav:7
header>nav [|active:16
header>nav active|row:4|hidden-sm:2
header>nav|avatar:4
header>progress flex|text:2
header>progress value|flex:2
header>progress |value:2
header>row align|flex:14
header>row gap|align:10
header>row justify|align:14
header>row ml|gap:7
header>row |justify:14|gap:11|ml:7
header>row|row:3
header>text "|sm:7|bold:4
header>text muted|ml:3
header>text sm|muted:5|bold:2
header>title "|level:18
header>title level|button:3|text:2
header>|logo:60|row:39|button:25|title:24|text:8|avatar:7|nav:7|icon:2
icon "|lg:25|color:20|size:17|muted:14|badge:10|text:5|icon:3|xl:3
icon badge|md:2
icon color|text:8|lg:3|input:2|x:2
icon lg|stack:7|text:5|color:4|icon:2
icon muted|badge:2|text:2
icon size|title:6
icon xl|color:2
icon x|y:4
icon |lg:29|color:27|text:22|size:17|muted:14|badge:13|stack:8|title:8|icon:6|xl:5|x:4|y:4
icon.color=|danger:8|success:8|warning:7|info:3
icon.ml=|auto:2
icon.size=|lg:4
icon=|search:38|plus:25|inbox:17|mail:16|bell:15|check:14|list:13|arrow-left:12|bold:12|user:11|link:10|truck:10
iconRight=|arrow-right:4|chevron-down:2
id=|confirm:6|filters:4|go:4|cart:2|details:2|empty:2|mail:2|orders:2|payment:2|query:2
image "|alt:5
image alt|w:36|h:28|ratio:9|circle:3|cover:3|stack:2
image circle|image:2
image h|stack:17|image:11|title:7|text:6|alt:2|relative:2|w:2
image ratio|w:4|alt:3|image:3|stack:2
image src|alt:2
image w|h:39|rounded:4|circle:2|image:2
image x|y:2
image |alt:178|h:90|w:56|image:32|ratio:21|stack:21|src:8|text:8|circle:7|title:7|marker:5|rounded:5
image.alt=|Ada:4|Back:4|Front:3|Backdrop:2|Cover:2|Harbor:2|Lamp:2|Logo:2|Map:2|Poster:2
image.h=|full:2
image.w=|full:2
indicator count|active:5
indicator |count:10|active:5
input "|value:48|type:21|placeholder:13|email:11|date:8|icon:7|password:7|required:6|chips:4|id:4|number:4|prefix:4
input aria|w:3
input clearable|open:2
input datetime|clearable:3
input date|value:6|open:4
input email|required:9
input error|required:3|input:2
input flex|button:2
input hint|required:2
input icon|w:6|flex:5|value:4|placeholder:3|required:3|rounded:3|button:2|sm:2
input id|search:2
input max|step:3
input min|max:3|step:2
input month|open:2
input number|value:4
input open|inline:3
input password|value:2
input placeholder|icon:22|required:6|w:4|email:3|sm:3|button:2
input prefix|suffix:4
input required|input:3|w:2
input rounded|w:2
input sm|w:3|flex:2
input step|value:3|number:2
input suffix|value:4
input textarea|rows:2
input type|required:7|icon:6|value:6
input value|error:9|w:9|hint:7|required:7|icon:5|input:5|color:4|select:4|date:3|datetime:3|min:3|mono:3
input w|input:6|button:5|ml:3|number:2|row:2|search:2
input |value:107|placeholder:94|required:45|icon:42|w:38|type:21|input:18|email:15|button:14|date:14|error:12|flex:12
input.icon=|search:26|mail:6|credit-card:2
input.id=|mail:2|query:2
input.ml=|auto:3
input.placeholder=|Search:4|Choose:2
input.type=|password:11|email:9
input.value=|contract.pdf:3|secret:3|Ada:2
item "|icon:181|time:29|from:28|hint:25|item:23|value:13|active:11|shortcut:11|checked:8|disabled:7|badge:3|error:3
item active|item:12
item avatar|chevron:3
item badge|active:3|avatar:3|item:3
item done|item:2
item from|to:28
item hint|value:9|icon:8|active:3|avatar:2
item icon|item:29|active:26|badge:11|value:7|switch:6|collapsed:5|chevron:4|danger:3|done:3|disabled:2
item item>item|item:3
item item>|item:6
item progress|success:3
item shortcut|divider:2
item success|item:2
item time|icon:9|done:6|active:4|success:3|variant:2
item to|progress:11|variant:6
item value|icon:5|avatar:4|badge:3|chevron:3
item variant|progress:3
item |icon:213|item:73|active:49|time:30|value:30|from:28|to:28|hint:25|badge:18|progress:15|disabled:13|chevron:11
item.avatar=|Rex:3
item.checked=|false:5
item.icon=|check:10|inbox:10|truck:9|file-code:8|hash:8|user:8|folder:7|folder-open:7|map:7|users:7|list:6|bell:5
item.switch=|false:2
item.time=|Yesterday:2
item.value=|Change:2|Pro:2
item.variant=|info:4|danger:2|warning:2
item>avatar "|sm:3
item>avatar sm|text:3
item>divider |item:2
item>divider|item:3
item>item "|icon:19|from:13|shortcut:11|item:4|checked:3
item>item from|to:13
item>item icon|active:4|item:2
item>item shortcut|divider:2
item>item to|variant:4|progress:3
item>item variant|progress:2
item>item|item:18|divider:3
item>milestone "|at:2
item>text "|sm:4
item>text sm|muted:4
item>|item:109|text:58|avatar:6|divider:3|card:2|link:2
justify=|between:156|center:22|end:16|around:2
kbd |items:2|text:2
label=|Storage:3
lane=|Customer:9|Shop:3
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
list item>|item:10
list none|flex:3|...:2
list |none:28|ordered:8|...:3|flex:3|id:2|list:2
list>item "|icon:31|hint:19|item:6|checked:5|value:3|...:2
list>item avatar|chevron:3
list>item badge|avatar:3
list>item hint|value:9|icon:8|avatar:2
list>item icon|value:7|switch:6|chevron:4|badge:2
list>item value|icon:5|avatar:4|badge:3|chevron:3
list>item|item:44|...:3
list>|item:104|...:3|repeat:2
logo "|icon:18|nav:3
logo icon|nav:6|input:3|size:2
logo |icon:18|nav:10|input:3|size:2|text:2
logo.icon=|anchor:3|coffee:2|landmark:2
main accordion>|text:4
main calendar>event|event:14
main calendar>|event:2
main card>divider|row:5
main card>image|stack:2
main card>row|text:7|divider:5|row:2
main card>text|text:2
main card>|row:20|text:4|table:3|image:2|stat:2|textarea:2|toolbar:2
main carousel>card|card:5
main carousel>|card:2
main chart>series|series:2
main chart>|series:2
main descriptions>item|item:4
main form>|input:2
main gantt>item|item:4
main gantt>|item:2
main gap|scroll:3
main grid>button|button:2
main grid>card|card:28|...:2
main grid>image|image:3
main grid>|card:9
main list>item|item:12|...:2
main list>|item:8
main map>pin|pin:8
main map>route|pin:3
main map>|route:3
main nav>|item:3
main popover>input|button:2
main popover>|input:2
main p|gap:51
main relative>marker|marker:2
main row>avatar|avatar:11|stack:2
main row>badge|badge:8
main row>button|button:38|marker:3|dropdown:2
main row>calendar|calendar:3
main row>card|card:49
main row>chart|chart:6
main row>chip|chip:8
main row>col|col:22
main row>icon|icon:7
main row>image|image:6
main row>input|input:10|button:2|select:2
main row>marker|marker:2
main row>row|row:7
main row>select|select:3|input:2
main row>spinner|spinner:3
main row>stack|stack:13|row:5|card:2|divider:2
main row>stat|stat:3
main row>text|row:3|text:2
main row>timeline|timeline:2
main row>title|row:3
main row>tooltip|tooltip:3
main row>upload|upload:2
main row>|button:27|card:25|text:20|col:14|stack:13|input:12|row:8|image:7|title:6|avatar:5|chart:5|chip:4
main section>accordion|accordion:2
main section>|row:4|text:3|grid:2
main stack>card|card:2
main stack>row|row:7|text:2
main stack>title|text:4
main stack>|title:6|row:3
main table>columns|row:7
main table>row|row:14|...:3
main table>|columns:9
main tabs>tab|tab:11
main tabs>|tab:6
main timeline>item|item:2
main |p:114|gap:78|scroll:5|px:4|bg:2|centered:2
main>accordion "|collapsed:2
main>accordion|accordion:3
main>alert "|danger:3|info:3|warning:3|success:2
main>alert|alert:4|row:2|section:2|table:2
main>avatars|avatars:2
main>breadcrumb|row:4|breadcrumb:2
main>bubble|bubble:3
main>button "|primary:6|opens:5|icon:4|align:3|size:3|sm:3
main>button ghost|fullWidth:2
main>button icon|outline:4
main>button navigate|flow:2|primary:2
main>button opens|primary:2
main>button outline|fullWidth:4
main>button primary|fullWidth:7
main>button size|navigate:3
main>button sm|fullWidth:5
main>button|button:11|popover:2
main>calendar "|month:2
main>calendar month|today:3
main>calendar today|selected:2
main>calendar|row:2
main>card "|gap:3
main>card gap|bg:2
main>card p|gap:7
main>card |bg:17|p:15|gap:8
main>card|card:11|row:6|button:3
main>chart "|labels:3
main>checkbox "|checked:4|required:2
main>checkbox|checkbox:4
main>code "|lang:7
main>code|code:6
main>descriptions [|align:3
main>descriptions|descriptions:3
main>divider |my:2
main>divider|row:5|section:2
main>gantt "|columns:3
main>gantt columns|now:3
main>grid columns-sm|gap:2
main>grid columns|gap:4|columns-sm:2
main>grid |columns:10
main>grid|row:4
main>image alt|h:4
main>image |alt:4
main>image|row:3
main>input "|value:11|placeholder:4|chips:2|icon:2|textarea:2
main>input placeholder|icon:3
main>input value|hint:4|error:2|icon:2
main>input |placeholder:3
main>input|input:14|row:5|select:2
main>kbd|kbd:2
main>link "|navigate:3|href:2
main>link|link:2
main>list|list:5|button:2|table:2
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
main>row align|wrap:5|flex:2
main>row bg|p:3
main>row gap|align:36|h:4|mt:3|wrap:3|flex:2
main>row justify|align:18|gap:2
main>row p|gap:6
main>row |gap:125|justify:38|bg:3|p:3
main>row|row:52|card:20|text:11|input:4|calendar:3|relative:3|stack:3|table:3|tabs:3|alert:2|button:2|divider:2
main>section "|badge:2|center:2
main>section |bg:2
main>section|section:5|divider:2
main>segmented|segmented:2
main>select "|value:3|placeholder:2
main>select|select:5
main>slider "|value:4
main>slider|slider:4
main>stack center|gap:2
main>stack p|gap:2
main>stack |gap:6|center:2|p:2|px:2
main>stack|row:3|alert:2
main>stepper [|active:6
main>stepper|row:2|stepper:2
main>switch "|checked:6
main>switch|switch:2
main>table caption|align:2
main>table striped|bordered:2
main>table |align:2
main>table|table:6|row:3|pagination:2
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
main>|row:231|text:87|card:58|title:41|button:31|input:31|table:22|list:21|stack:20|section:18|alert:17|grid:16
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
menubar item>divider|item:3
menubar item>item|divider:3|item:3
menubar item>|item:7
menubar |open:11
menubar>item|item:8
menubar>|item:20
milestone "|at:11
milestone |at:11
ml=|auto:32
modal "|id:12|open:2
modal row>button|button:2
modal row>|button:7
modal |id:12|w:4|open:2
modal.id=|confirm:3|empty:2
modal>button "|navigate:2|primary:2
modal>button flow-style|danger:2
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
nav [|active:33
nav active|row:4|vertical:4|hidden-sm:2
nav group>item|item:10
nav group>|item:23
nav |vertical:55|active:34|row:4|button:2|hidden-sm:2
nav>button "|sm:3
nav>divider |item:2
nav>divider|group:2|item:2
nav>group "|collapsed:4
nav>group|group:6|divider:4
nav>item "|icon:55|disabled:4
nav>item active|item:5
nav>item badge|active:2
nav>item icon|item:15|active:14|badge:4
nav>item |icon:5
nav>item|item:21|group:8|divider:2
nav>link "|href:5|active:3|disabled:2|link:2
nav>link active|link:2
nav>link href|link:3|button:2
nav>|item:66|group:24|link:10|divider:6
navbar |border:2
navbar>|title:2
navigate=|Cart:5|Payment:3|w5:3|Bench:2|Home:2|Paid:2|Sold:2|confirm:2
opens=|confirm:2|details:2|empty:2|filters:2
page "|w:241|device:30|id:28|x:6|y:6|viewport:2
page annotations>item|item:13
page annotations>|item:14
page appbar>|button:7
page banner>|button:3
page calendar>event|event:2
page card>button|link:3
page card>checkbox|button:2
page card>input|button:7|input:5|checkbox:2
page card>|input:13|button:2
page device|frame:12|x:8|y:8|centered:4|theme:3
page drawer>|row:2|text:2
page empty>text|button:3
page empty>|text:4
page footer>|row:13|button:3
page frame|x:3|y:3
page grid>button|button:2
page grid>card|card:6
page grid>|card:3
page header>button|logo:2
page header>logo|nav:4
page header>row|row:2
page header>|logo:21|row:16|button:12|title:10|text:4
page h|centered:13|theme:7|lane:4|frame:3|clip:2|id:2|url:2
page id|device:14|w:14
page list>item|item:5
page list>|item:4
page main>accordion|accordion:3
page main>alert|alert:4|section:2|table:2
page main>avatars|avatars:2
page main>breadcrumb|row:3|breadcrumb:2
page main>bubble|bubble:3
page main>button|button:11|popover:2
page main>calendar|row:2
page main>card|card:11|row:6|button:3
page main>checkbox|checkbox:4
page main>code|code:6
page main>descriptions|descriptions:3
page main>divider|row:5|section:2
page main>grid|row:2
page main>image|row:3
page main>input|input:14|row:5|select:2
page main>kbd|kbd:2
page main>link|link:2
page main>list|list:5|button:2|table:2
page main>placeholder|placeholder:2
page main>progress|progress:4|card:3
page main>radio|radio:2
page main>row|row:37|card:16|text:9|input:3|relative:3|tabs:3|button:2|calendar:2|divider:2|grid:2|image:2|list:2
page main>section|section:5|divider:2
page main>segmented|segmented:2
page main>select|select:5
page main>slider|slider:4
page main>stack|row:3|alert:2
page main>stepper|row:2|stepper:2
page main>switch|switch:2
page main>table|table:6|pagination:2|row:2
page main>tabs|row:2|tabs:2
page main>textarea|textarea:2
page main>text|text:18|row:4|divider:2
page main>title|row:3|title:3|input:2|text:2
page main>|row:40|text:20|title:11|card:5|list:5|stack:5|stepper:5|breadcrumb:4|button:4|tabs:4|alert:3|grid:3
page menubar>item|item:5
page modal>|text:6|input:3|button:2
page relative>placeholder|stack:2
page relative>stack|row:3
page relative>|image:2|placeholder:2
page repeat>|member:2
page row>badge|badge:2
page row>button|button:3
page row>card|card:8
page row>col|col:9|divider:2|main:2
page row>divider|col:2
page row>icon|row:4
page row>main|sidebar:3
page row>row|icon:5
page row>sidebar|main:19|col:3
page row>stack|sidebar:2
page row>|sidebar:21|button:9|col:9|card:5|title:5|input:3|text:3|avatar:2|badge:2|icon:2|image:2|stack:2
page section>|text:3
page stack>|row:4
page tabbar>item|item:3
page table>row|row:2
page table>|columns:2
page theme|centered:2|url:2
page timeline>item|item:2
page toolbar>divider|button:2
page toolbar>group|group:3
page toolbar>|group:2
page url|frame:3
page viewport|x:2|y:2
page w|h:74|lane:11|uses:6|accent:2|centered:2|theme:2
page y|w:6|frame:2|theme:2
page |w:261|h:75|device:44|id:30|centered:22|x:21|y:21|frame:20|lane:15|theme:14|uses:6|url:5
page.device=|iphone14:17|mobile:10|desktop:5|iphone-se:5|android:2
page.id=|confirm:2|orders:2|payment:2
page.lane=|Customer:9|Shop:3
page.theme=|dark:13
page.url=|example.com:2
page.uses=|app:5
page>alert "|info:2
page>annotations |title:4|leader:3|position:2
page>appbar "|back:8|large:4
page>appbar|main:11|appbar:3
page>banner|main:2
page>button "|navigate:15|primary:7|id:4|icon:2|opens:2
page>button flow|primary:6|danger:2
page>button id|primary:3
page>button navigate|flow:8|primary:3
page>button opens|danger:2
page>button outline|fullWidth:2
page>button primary|fullWidth:5
page>button|button:5|callout:3|modal:3|link:2
page>callout "|at:18
page>callout at|side:9
page>callout|callout:11
page>card "|gap:2
page>card gap|shadow:4
page>card p|gap:6
page>card |p:7
page>descriptions [|align:3
page>drawer "|bottom:3|id:3|right:3
page>drawer id|right:3
page>drawer|drawer:4
page>empty "|icon:6
page>empty icon|when:2
page>fab |icon:3
page>fab|fab:2
page>footer |p:4
page>grid columns|gap:4
page>grid gap|p:4
page>grid |columns:5
page>header h|px:2
page>header p|bg:4
page>header |justify:9|p:7|px:3|h:2
page>header|main:40|row:14|section:3|stack:2
page>icon "|size:2
page>image|row:2
page>input "|id:3
page>input id|search:2
page>input|button:5|callout:2
page>link "|navigate:2
page>link navigate|flow:2
page>list|button:2
page>main gap|scroll:2
page>main p|gap:36
page>main |p:40|gap:9|px:2
page>main|footer:13|annotations:9|tabbar:9|modal:6|toast:4|drawer:3|fab:2|sheet:2
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
page>row |gap:33|flex:13|p:9|justify:5|h:4
page>row|row:14|annotations:3|table:3|drawer:2|footer:2|stack:2|text:2|toast:2
page>section "|hero:3
page>section|main:3
page>sheet "|id:3
page>stack gap|align:2|h:2
page>stack p|gap:4
page>stack |gap:4|p:3
page>stack|row:3
page>tabbar [|active:2
page>table [|striped:2
page>table |data:2
page>text "|muted:3|bigger:2|size:2|visibleWhen:2
page>text|button:5|row:2
page>title "|level:14
page>title|text:4|row:3
page>toast "|success:3|danger:2|position:2|warning:2
page>toast danger|bottom-center:2
page>toast|toast:5
page>toolbar|main:2
page>|main:261|header:130|row:92|text:55|button:46|title:36|card:34|appbar:28|callout:19|stack:18|footer:17|annotations:14
pagination active|total:6|simple:3
pagination pages|active:14
pagination |pages:30|active:14|total:6|simple:3
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
progress "|value:4
progress flex|text:2
progress label|progress:7|w:3|link:2
progress max|label:4
progress value|label:20|max:13|text:5|checkbox:2|flex:2
progress w|progress:2
progress |value:108|label:26|max:13|progress:9|text:8|indeterminate:7|w:5|checkbox:3|flex:2|link:2
progress.label=|Storage:3
radio "|name:26
radio checked|radio:6
radio name|checked:10|radio:7|disabled:2
radio |name:30|radio:13|checked:10|disabled:2|stack:2
radio.name=|period:7|s:5|g:4|a:3|k:3|m:3|r:3
rating count|text:3
rating max|count:3
rating value|count:9|max:4
rating |value:38|count:12|max:4|text:3
relative card>row|row:2
relative card>|text:10|row:2
relative h|w:2
relative row>card|card:4
relative stack>button|button:2
relative w|h:5
relative |h:29|w:12|border:2|ml:2
relative.w=|full:3
relative>avatar "|badge:3|size:2
relative>badge "|anchor:13|danger:4|success:2|warning:2
relative>badge anchor|badge:8|danger:3
relative>badge danger|pill:6
relative>badge pill|anchor:2
relative>badge success|anchor:2
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
row [|selected:3
row align|flex:16|wrap:5|bg:4|justify:2|w:2
row bg|p:5
row card>list|button:3
row card>row|row:3|text:3|divider:2
row card>stack|stack:3
row card>text|list:3
row card>title|row:2
row card>|text:32|stat:23|image:9|row:8|chart:7|icon:5|table:5|descriptions:4|title:4|placeholder:3|map:2
row carousel>card|card:3
row carousel>|card:2
row chart>series|series:3
row chart>|series:2
row col>card|card:16
row col>chart|chart:2
row col>divider|stack:7
row col>row|relative:5|card:4|divider:2
row col>section|section:3
row col>stack|stack:9|divider:5|row:3
row col>|text:20|card:18|row:14|stack:9|image:4|input:4|title:2
row gap|align:198|justify:29|p:14|wrap:13|flex:7|bg:5|h:4|mt:3
row h|center:5|gap:2
row justify|align:91|gap:4
row main>grid|row:2
row main>row|row:15|card:4|text:2
row main>text|row:2
row main>|row:11|text:6|title:4
row map>pin|pin:2
row minH|justify:2
row ml|gap:8
row px|minH:2
row p|gap:15|align:5|justify:2
row relative>|avatar:4
row row>avatars|button:2
row row>button|button:15|avatar:2
row row>chip|chip:2
row row>input|button:2
row row>link|link:2
row row>title|badge:3
row row>|button:21|badge:6|text:5|icon:4|title:4|link:3|select:3|avatars:2|image:2|input:2|logo:2|marker:2
row sidebar>logo|nav:2
row sidebar>nav|stack:2
row sidebar>section|section:6
row sidebar>|nav:9|stack:7|section:6|button:2|logo:2|text:2
row stack>card|card:6|...:2
row stack>divider|row:2
row stack>row|text:12|row:4|card:2|divider:2
row stack>text|text:5|card:4|row:3
row stack>title|text:3
row stack>|text:70|row:19|title:17|avatar:7|icon:3
row stepper>item|item:3
row timeline>item|item:4
row tooltip>|button:8
row tree>item|item:4
row w|gap:2
row x|y:5
row y|gap:3|w:2
row |gap:988|justify:315|align:300|flex:51|p:46|h:27|wrap:20|ml:18|bg:16|x:10|px:7|w:6
row.align=|center:248|baseline:16|start:16|end:12|stretch:4
row.bg=|muted:8
row.h=|full:3
row.justify=|between:141|center:19|end:13|around:2
row.ml=|auto:10
row.mt=|auto:4
row>avatar "|sm:27|xs:23|size:7|lg:4|stack:3|badge:2|color:2|md:2|text:2
row>avatar ml|avatar:2
row>avatar sm|stack:4|ml:3|avatar:2
row>avatar xs|text:9|avatar:2|input:2|stack:2
row>avatars [|size:6
row>avatars|button:2
row>avatar|avatar:11|stack:8|text:4|bubble:3
row>badge "|success:20|danger:17|pill:17|info:16|badge:14|icon:13|warning:9|primary:7|sm:5|secondary:2|size:2|variant:2
row>badge danger|pill:3|sm:3|text:2
row>badge icon|badge:4|pill:2
row>badge info|badge:2|pill:2|sm:2
row>badge pill|badge:5|text:5|avatar:3
row>badge primary|badge:2|pill:2
row>badge size|badge:2
row>badge success|pill:8|badge:4
row>badge warning|badge:3|pill:2|sm:2
row>badge|badge:12|avatar:8
row>bubble "|from:4
row>bubble from|time:3
row>button "|icon:63|primary:44|ghost:23|outline:16|sm:15|w:14|badge:9|danger:9|flex:9|split:7|navigate:5|xl:5
row>button aria|ghost:2
row>button badge|ghost:2|primary:2
row>button danger|button:4|primary:2
row>button disabled|button:10
row>button flex|button:21
row>button flow|primary:2
row>button ghost|sm:46|xs:10|button:8|flex:4|lg:3
row>button h|sm:18|flex:5|button:2
row>button icon|ghost:73|outline:35|primary:25|sm:11|badge:4|w:4|xl:4|button:3|danger:3|navigate:2|opens:2|secondary:2
row>button lg|button:7|flex:2
row>button navigate|primary:3|flow:2|outline:2
row>button outline|sm:14|button:10|flex:8|lg:3|text:2
row>button primary|flex:11|sm:8|button:5|lg:5|marker:5|icon:4
row>button secondary|sm:3
row>button size|h:3
row>button sm|button:37|outline:13|disabled:10|divider:5|text:4|danger:2|ghost:2|primary:2
row>button w|h:18
row>button xl|h:5|button:3
row>button xs|button:4|ml:2|text:2
row>button |icon:113
row>button|button:68|avatar:4|dropdown:3|marker:3|input:2
row>calendar [|month:2
row>calendar|calendar:3
row>card "|span:15|bg:5|w:2
row>card bg|p:3
row>card center|gap:5
row>card flex|p:11|gap:3
row>card gap|center:7|w:5|bg:2
row>card h|p:5
row>card p|gap:19|center:5|maxW:2|w:2
row>card span|gap:5|p:2
row>card w|h:6
row>card |flex:17|p:17|w:9|span:4|bg:2
row>card|card:67
row>chart "|labels:6|h:2|unit:2
row>chart h|line:2
row>chart labels|legend:2
row>chart line|smooth:2
row>chart|chart:6
row>checkbox "|checked:6|checkbox:2
row>checkbox checked|checkbox:3
row>chip "|chip:16|selected:11|removable:10|variant:3|disabled:2
row>chip selected|chip:10
row>chip|chip:14
row>code "|lang:2
row>col bg|p:3
row>col gap|border:6|bg:4|flex:2
row>col p|justify:2
row>col span|gap:15|md:4|bg:3
row>col w|gap:6
row>col |span:44|gap:17|w:10
row>col|col:42|divider:2|main:2
row>divider mx|vertical:3
row>divider |button:5|mx:3|select:2|stack:2|text:2
row>divider|stack:4|col:2
row>icon "|color:16|lg:15|muted:13|badge:8|size:4|icon:3|text:2
row>icon color|text:7|input:2
row>icon lg|stack:7|color:3|icon:2
row>icon muted|badge:2|text:2
row>icon|icon:7|row:4
row>image "|alt:4
row>image alt|w:26|circle:3|cover:3|h:3|ratio:2
row>image circle|image:2
row>image h|stack:12|text:5|image:3
row>image ratio|w:4
row>image w|h:28|circle:2|image:2|rounded:2
row>image |alt:35|w:5|ratio:2
row>image|image:9|stack:5
row>input "|value:23|placeholder:6|date:5|icon:4|number:4|prefix:4|required:4|password:3
row>input aria|w:3
row>input clearable|open:2
row>input datetime|clearable:3
row>input date|value:4|open:3
row>input flex|button:2
row>input icon|w:5|flex:4|button:2
row>input min|step:2
row>input month|open:2
row>input number|value:4
row>input open|inline:3
row>input placeholder|icon:9|w:3
row>input prefix|suffix:4
row>input required|input:2|w:2
row>input sm|flex:2|w:2
row>input step|number:2
row>input suffix|value:4
row>input value|w:8|input:4|datetime:3|icon:3|min:3|required:3|select:3|sm:3|aria:2|color:2|date:2|flex:2
row>input w|input:6|button:5|number:2|search:2
row>input |placeholder:14|value:12|w:3
row>input|input:15|button:8|select:3
row>link "|href:11|sm:6|size:3|icon:2
row>link href|size:10
row>link size|link:2
row>link sm|link:3|text:2
row>link|link:2
row>list [|list:2
row>logo "|icon:2
row>logo|nav:10|button:3
row>main p|gap:14
row>main |p:15
row>main|sidebar:5
row>marker |color:7
row>marker|marker:2
row>nav [|active:10
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
row>rating value|count:5
row>rating |value:6
row>relative|stack:4
row>row gap|align:37
row>row |gap:56
row>row|row:10|icon:5|button:3|text:3
row>segmented [|active:3
row>select "|w:6|value:2
row>select [|value:5|sm:4|w:3
row>select aria|w:3|sm:2
row>select sm|w:4
row>select value|aria:5
row>select w|input:3
row>select|select:4|button:2|input:2
row>sidebar position|w:5
row>sidebar w|gap:2
row>sidebar |w:15|position:7
row>sidebar|main:21|col:3
row>skeleton |lines:2
row>slider value|w:2
row>slider |value:3
row>spinner |xs:2
row>spinner|spinner:3
row>stack align|gap:2
row>stack bg|p:5
row>stack center|bg:5
row>stack flex|gap:14|bg:5|h:5
row>stack gap|flex:41|align:11|center:11|minW:5
row>stack h|center:5
row>stack p|gap:7
row>stack w|gap:4
row>stack |gap:82|flex:28|w:6|align:2
row>stack|stack:30|text:12|row:11|divider:6|icon:6|switch:4|button:3|sidebar:3|card:2
row>stat "|value:16
row>stat change|trend:5|good:3|icon:2
row>stat value|change:13|hint:3
row>stat|stat:12
row>switch |checked:2
row>tabs [|active:4
row>text "|sm:85|xs:50|bold:34|size:27|weight:13|muted:9|w:6|divider:4|flex:4|text:3|align:2|button:2
row>text align|text:11|button:5
row>text bold|badge:11|text:11|w:5|button:4
row>text flex|text:2
row>text muted|w:13|text:9|ml:4|badge:3|row:3|button:2|link:2
row>text pl|flex:5
row>text size|muted:20
row>text sm|muted:27|bold:19|text:9|avatar:5|color:2|icon:2|kbd:2
row>text weight|text:2
row>text w|align:18|stack:4|text:3
row>text xs|muted:38|pl:5|color:4|w:3
row>text|badge:7|row:6|text:6|link:4|button:2|marker:2
row>timeline|timeline:2
row>title "|level:47
row>title level|text:7|badge:6|button:3|color:2|icon:2
row>title|badge:6|text:4|button:3|row:3
row>tooltip "|open:2
row>tooltip|tooltip:5
row>upload|upload:2
row>video |h:2
row>|button:324|text:280|card:142|badge:119|col:111|avatar:109|stack:103|input:93|icon:86|title:82|row:75|image:73
section "|badge:5|hero:5|center:2|collapsed:2|expanded:2
section accordion>|text:3
section card>|row:2
section grid>relative|relative:5
section list>item|item:2
section row>card|card:4
section row>col|col:2
section row>stack|stack:4|icon:3|switch:2
section row>|input:7|stack:4|image:3|avatar:2|button:2
section |hero:7|badge:5|bg:4|expanded:3|center:2|collapsed:2
section.bg=|primary:2
section.expanded=|false:3
section>accordion "|collapsed:2
section>accordion|accordion:2
section>button "|sm:4|primary:3
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
section>row|row:10
section>text "|sm:2
section>text|button:6
section>|text:40|row:36|list:10|checkbox:8|button:7|accordion:4|grid:4|radio:4|card:3|code:2|kbd:2|nav:2
segmented [|active:11
segmented |active:12|fullWidth:8|items:2
segmented>item "|icon:6
segmented>item active|item:3
segmented>item icon|active:3
segmented>|item:6
select "|value:17|w:10|placeholder:2
select [|value:6|sm:5|w:4
select aria|w:4|sm:2
select placeholder|w:2
select sm|w:5
select value|aria:7|open:2
select w|input:3|sm:2
select |w:26|value:23|sm:10|aria:7|placeholder:6|input:5|open:5|required:4|button:2
select.value=|Norway:3|Germany:2
series "|dashed:8
series |dashed:9
shadow=|md:10|lg:4|sm:2
sheet "|id:3
sheet timeline>item|item:3
sheet |id:3
sheet>button "|icon:6|primary:2
sheet>button icon|fullWidth:5
sheet>button primary|fullWidth:3
sheet>button|button:3
sheet>|button:12|alert:2|descriptions:2|timeline:2
side=|left:6|bottom:2
sidebar card>row|text:2
sidebar card>|row:2
sidebar list>item|item:6
sidebar list>|item:2
sidebar nav>group|group:3|divider:2
sidebar nav>item|item:7|group:2
sidebar nav>|item:8|group:2
sidebar position|w:5
sidebar section>checkbox|checkbox:3
sidebar section>row|row:3
sidebar section>|list:4|text:4|row:3
sidebar stack>logo|nav:2
sidebar stack>|button:2|logo:2|progress:2|row:2
sidebar w|gap:2
sidebar |w:35|position:14|gap:2|hidden-sm:2
sidebar.position=|right:7
sidebar>button "|icon:2
sidebar>button icon|primary:2
sidebar>button primary|fullWidth:3
sidebar>card p|gap:3
sidebar>card |p:2
sidebar>input |placeholder:2
sidebar>logo "|icon:2
sidebar>logo|nav:2
sidebar>nav [|active:3
sidebar>nav active|vertical:3
sidebar>nav |vertical:10
sidebar>nav|stack:2
sidebar>section|section:6
sidebar>stack |gap:6|mt:2
sidebar>|nav:22|section:20|stack:16|button:5|logo:4|text:4|card:3|input:3|accordion:2|divider:2|icon:2|list:2
size=|sm:85|lg:18|xs:6|xl:2
skeleton lines|avatar:6
skeleton w|h:3
skeleton |lines:19|avatar:8|h:7|w:7|skeleton:2
slider "|value:12|min:6|labels:3
slider max|value:6
slider min|max:6
slider value|step:3|unit:3|w:2
slider |value:24|max:6|min:6|labels:3|step:3|unit:3|disabled:2|w:2
slider.unit=|km:3
slot>|button:2
spinner |lg:6|size:5|xs:4|avatar:2|sm:2|text:2
src=|me.jpg:3
stack accordion>|text:2
stack align|gap:2
stack bg|p:6
stack border|gap:4
stack card>row|row:4|text:3
stack card>|row:13|text:7|skeleton:2
stack center|gap:6|bg:5
stack flex|gap:15|bg:5|h:5
stack gap|flex:43|align:15|center:15|minW:5|bg:3|border:3|p:3|h:2|w:2
stack h|p:7|center:5|w:4
stack nav>item|item:13|group:3
stack nav>|item:5
stack pb|gap:6
stack px|pb:6
stack p|gap:29|border:7
stack row>avatar|stack:4|bubble:3
stack row>button|button:3
stack row>divider|stack:2
stack row>input|input:2
stack row>row|text:2
stack row>stack|stack:5|text:5|divider:2|row:2
stack row>stat|stat:2
stack row>text|link:2
stack row>title|badge:2
stack row>|text:37|avatar:11|button:11|badge:9|title:8|chip:5|rating:3|stack:3|card:2|image:2|input:2
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
stack |gap:332|flex:103|p:81|center:35|h:31|w:25|bg:21|align:20|px:17|border:11|x:8|pb:6
stack.align=|center:11|end:7
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
stack>button "|icon:5|primary:5|outline:2|toggles:2
stack>button fullWidth|navigate:2
stack>button ghost|fullWidth:2
stack>button icon|outline:5
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
stack>divider |my:3
stack>divider|row:9
stack>icon "|text:2
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
stack>row gap|align:32|bg:5|justify:4|wrap:2
stack>row justify|align:12
stack>row |gap:70|justify:29
stack>row|row:22|text:19|divider:6|stack:6|card:3|button:2|input:2|progress:2|segmented:2
stack>segmented [|active:4
stack>slider "|value:2
stack>stack h|w:4
stack>stack w|bg:4
stack>stack |gap:6|h:4
stack>switch "|checked:2
stack>text "|xs:63|sm:61|size:48|bold:34|muted:16|weight:8|text:2
stack>text bold|text:37|progress:5|color:2
stack>text muted|text:11|align:8|badge:2|divider:2|row:2|title:2
stack>text size|muted:27|bold:10|weight:6
stack>text sm|muted:34|bold:15|text:4
stack>text weight|size:3
stack>text xs|muted:47|color:4
stack>textarea placeholder|rows:2
stack>textarea |placeholder:2
stack>text|text:9|row:8|card:4|checkbox:3|title:2
stack>title "|level:40|size:4
stack>title level|text:18|button:2|size:2
stack>title size|text:2
stack>title|text:14|rating:2|row:2
stack>|text:256|row:132|title:76|card:23|avatar:22|button:21|divider:17|checkbox:15|stack:12|progress:11|input:10|icon:8
stat "|value:43
stat change|good:10|hint:8|trend:5|icon:2
stat good|hint:3
stat value|change:34|hint:8
stat |value:43|change:34|hint:19|good:12|trend:5|icon:3
stat.good=|down:12
stat.icon=|shopping-cart:2
stat.trend=|flat:3|up:2
stepper [|active:9
stepper |active:9|vertical:7
stepper>item "|hint:6|error:3|active:2|item:2
stepper>item hint|active:3
stepper>item|item:7
stepper>|item:17
switch "|checked:13
switch |checked:17|slider:2|switch:2
switch=|false:2
tab "|active:7|icon:7|disabled:4|badge:3
tab badge|active:2
tab section>row|row:2
tab section>|row:2
tab timeline>item|item:5
tab timeline>|item:2
tab |active:10|icon:7|disabled:4|badge:3
tab.icon=|inbox:3
tab>accordion|accordion:2
tab>input "|password:3|value:2
tab>section|divider:2
tab>|text:30|input:12|timeline:4|accordion:3|section:3|descriptions:2|divider:2|grid:2|table:2
tabbar [|active:4
tabbar |active:4
tabbar>item "|icon:14
tabbar>item badge|item:2
tabbar>item icon|badge:5|active:3
tabbar>item|item:7
tabbar>|item:17
table [|striped:4|align:2
table align|striped:4
table bordered|align:2
table caption|align:4
table hover|align:2
table mock|selectable:3
table selectable|sticky:3
table sort|mock:3
table striped|bordered:2
table |align:25|caption:8|hover:8|striped:8|sort:7|bordered:6|selectable:5|data:4|pagination:4|mock:3|sticky:3
table>columns [|row:8
table>columns|row:20
table>row [|selected:3
table>row|row:55|...:8
table>|row:75|columns:60|...:8
tabs [|active:13
tabs tab>accordion|accordion:2
tabs tab>section|divider:2
tabs tab>|text:15|input:6|timeline:2
tabs |active:15
tabs>tab "|active:7|icon:7|disabled:4|badge:3
tabs>tab badge|active:2
tabs>tab|tab:21
tabs>|tab:45
text "|sm:217|xs:187|size:91|bold:85|muted:52|weight:32|w:18|text:12|button:9|align:7|mono:6|row:6
text align|text:28|button:5|muted:3|badge:2|row:2
text bold|text:58|badge:13|sm:9|progress:5|w:5|button:4|color:2|link:2|row:2
text color|text:2
text flex|text:2
text lines|align:2
text ml|button:2
text mono|sm:2
text muted|text:26|align:23|row:17|title:13|w:13|mt:9|badge:7|ml:7|progress:4|button:3|link:3|divider:2
text pl|flex:5
text size|muted:56|bold:11|weight:9
text sm|muted:102|bold:48|text:22|avatar:5|color:4|icon:2|kbd:2|link:2|row:2
text weight|size:5|align:2|strike:2|text:2
text w|align:18|lines:8|stack:4|text:3|truncate:3
text xs|muted:138|align:9|bold:8|color:8|pl:5|w:3|text:2
text x|y:8
text |muted:355|sm:231|xs:187|text:158|bold:155|size:97|align:63|weight:41|w:39|row:30|badge:25|button:24
text.align=|center:42|right:21
text.color=|success:9|danger:6|warning:3
text.ml=|auto:8
text.mt=|auto:9
text.size=|sm:58|lg:6|xs:3
text.weight=|semibold:27|medium:14
textarea "|rows:7|value:4|placeholder:3
textarea placeholder|rows:8
textarea rows|row:3|placeholder:2
textarea value|hint:3
textarea |rows:17|placeholder:15|value:5|hint:4|row:3
theme=|dark:13
time=|Yesterday:2
timeline [|horizontal:3
timeline item>|text:5
timeline |horizontal:5
timeline>item "|time:29|active:3|icon:3|done:2
timeline>item done|item:2
timeline>item icon|done:3
timeline>item success|item:2
timeline>item time|icon:9|done:6|active:4|success:3|variant:2
timeline>item|item:25
timeline>|item:49
title "|level:172|size:13
title level|text:34|size:9|badge:8|button:8|row:8|align:5|mono:3|color:2|icon:2
title size|x:6|text:2
title x|y:6
title y|badge:2
title |level:172|text:38|size:22|badge:10|button:8|row:8|x:6|y:6|align:5|mono:3|color:2|icon:2
title.align=|center:5
title=|Notes:3|Remarks:3|gross.ts:2
toast "|success:5|danger:4|position:2|warning:2
toast danger|bottom-center:4
toast |success:5|bottom-center:4|danger:4|info:2|position:2|warning:2
toggles=|compose:2|filters:2
toolbar group>button|button:2
toolbar group>|button:22
toolbar>button "|icon:2
toolbar>button icon|ghost:3
toolbar>button |icon:2
toolbar>divider|button:2|select:2
toolbar>group|group:11|divider:3|button:2|select:2
toolbar>select "|w:3
toolbar>|group:34|select:6|button:5|divider:4
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
unit=|km:3
upload "|hint:4|files:3
upload |files:5|hint:4|button:2|disabled:2|error:2
url=|example.com:2
uses=|app:5
value=|Norway:3|contract.pdf:3|secret:3|Ada:2|Change:2|Germany:2|Pro:2
variant=|info:13|danger:9|success:5|warning:5|primary:2
video "|duration:5
video duration|progress:4
video progress|w:2
video |h:8|duration:7|progress:4|w:3
view=|week:7
w=|full:12
week=|sun:2
weight=|semibold:27|medium:14
when=|empty:2|ready:2
xlabel=|Years:3`;
