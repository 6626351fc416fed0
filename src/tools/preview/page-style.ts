/** Writes the style of the preview's page, on top of the one that all pages share. */

/** CSS; colors come from the theme. */
export const pageStyle = `
html,body{height:100%;overflow:hidden}
body{font-size:14px;line-height:1.45}
.icon-sheet{position:absolute;width:0;height:0}
.icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
#app{height:100%;display:grid;grid-template-columns:264px minmax(0,1fr)}
.skip{position:absolute;left:-99rem;top:8px;z-index:9;padding:8px 14px;background:var(--paper);border-radius:8px}
.skip:focus{left:8px}
.side{display:flex;flex-direction:column;min-height:0;background:var(--paper);border-right:1px solid var(--line)}
.brand{display:flex;align-items:center;justify-content:space-between;height:52px;padding:0 16px;font-size:17px;letter-spacing:-.02em}
.brand strong{font-weight:700}
.state{display:flex;align-items:center;gap:6px;font-size:12px;letter-spacing:0;color:var(--ink-muted)}
.state:not(:empty)::before{content:"";width:7px;height:7px;border-radius:50%;background:var(--success-line)}
.state.lost::before{background:var(--warning-line)}
.list{display:flex;flex-direction:column;flex:1;min-height:0}
.search{display:flex;align-items:center;gap:8px;margin:0 12px 10px;padding:0 8px 0 10px;height:34px;border:1px solid var(--line);border-radius:8px;background:var(--fill);color:var(--ink-muted)}
.search:focus-within{border-color:var(--focus);outline:1px solid var(--focus)}
.search input{flex:1;min-width:0;border:0;background:none;outline:none;color:var(--ink);padding:0}
.search input::placeholder{color:var(--ink-muted);opacity:1}
.search input::-webkit-search-cancel-button{display:none}
.search:focus-within kbd{visibility:hidden}
kbd{padding:1px 6px;border:1px solid var(--line);border-bottom-width:2px;border-radius:5px;background:var(--paper);font-size:12px;color:var(--ink-muted)}
.files{flex:1;min-height:0;overflow-y:auto;padding:0 8px 12px;scrollbar-width:thin}
.files ul{list-style:none;margin:0;padding:0}
.files summary{display:flex;align-items:center;gap:4px;padding:8px 8px 4px 4px;font-size:12px;color:var(--ink-muted);cursor:pointer;list-style:none;border-radius:6px;overflow-wrap:anywhere}
.files summary::-webkit-details-marker{display:none}
.files summary .icon{width:14px;height:14px;transition:transform .12s}
.files details:not([open]) summary .icon{transform:rotate(-90deg)}
.files a{display:flex;align-items:center;gap:8px;min-height:32px;padding:4px 8px;border-radius:7px;color:var(--ink);text-decoration:none;scroll-margin:48px}
.files a:hover{background:var(--fill)}
.files a[aria-current=page]{background:var(--fill-strong);font-weight:600}
.files a.candidate{box-shadow:inset 0 0 0 1.5px var(--focus)}
.files a.candidate::after{content:"↵" / "";color:var(--ink-muted);font-weight:400}
.files a .icon{color:var(--ink-muted)}
.files .name{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.files .ending{color:var(--ink-muted);font-weight:400}
.files mark{background:var(--warning-fill);color:var(--warning-text);border-radius:3px}
.files .pages{margin:2px 0 4px 15px;padding-left:8px;border-left:1px solid var(--line)}
.files .pages a{min-height:28px;color:var(--ink-muted);font-size:13px}
.files .pages a[aria-current]{color:var(--ink);font-weight:600}
.files .none,.note,.count{padding:8px;color:var(--ink-muted);font-size:13px}
.note{margin:0 12px 8px;padding:8px 10px;border-radius:8px;background:var(--info-fill);color:var(--info-text);overflow-wrap:anywhere}
.count{padding:10px 16px;border-top:1px solid var(--line);font-size:12px}
.badge{min-width:20px;padding:0 6px;border-radius:10px;background:var(--danger-text);color:var(--paper);font-size:12px;font-weight:600;line-height:20px;text-align:center}
.veil{display:none}
.work{display:flex;flex-direction:column;min-width:0;min-height:0}
.bar{position:relative;display:flex;align-items:center;gap:12px;min-height:52px;padding:8px 12px 8px 18px;background:var(--paper);border-bottom:1px solid var(--line)}
.bar h1{display:flex;flex:1;min-width:0;font-size:15px;font-weight:600;letter-spacing:0;white-space:nowrap}
.bar .folder{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;color:var(--ink-muted);font-weight:400}
.bar .name{flex:0 0 auto;max-width:100%;overflow:hidden;text-overflow:ellipsis}
.tools{display:flex;align-items:center;gap:8px}
.group{display:flex;align-items:center;gap:2px}
.choices{padding:2px;gap:0;border-radius:9px;background:var(--fill-strong)}
.tool{display:inline-flex;align-items:center;justify-content:center;gap:6px;height:32px;min-width:32px;padding:0 8px;border:0;border-radius:7px;background:none;color:var(--ink-muted);font-size:13px;cursor:pointer;white-space:nowrap}
.tool:hover{background:var(--fill);color:var(--ink)}
.tool:disabled{opacity:.45;background:none;cursor:default}
.tool[aria-pressed=true],.tool[aria-expanded=true]{background:var(--fill-strong);color:var(--ink)}
.choices .tool{height:28px;min-width:30px}
.choices .tool:hover{background:none}
.choices .tool[aria-pressed=true]{background:var(--paper);color:var(--ink);box-shadow:0 1px 2px rgb(0 0 0/.14)}
.percent{min-width:58px;font-variant-numeric:tabular-nums}
.menu-button{display:none}
.select{position:relative;display:flex;align-items:center;color:var(--ink-muted)}
.select select{appearance:none;height:32px;max-width:150px;padding:0 28px 0 10px;border:1px solid var(--line);border-radius:8px;background:var(--paper);font-size:13px;color:var(--ink);cursor:pointer;text-overflow:ellipsis}
.select select:disabled{color:var(--ink-muted);background:var(--fill);cursor:default}
.select .icon{position:absolute;right:8px;width:14px;height:14px;pointer-events:none}
.diagnostics-button.error{background:var(--danger-fill);color:var(--danger-text);font-weight:600}
.diagnostics-button.warning{background:var(--warning-fill);color:var(--warning-text);font-weight:600}
.menu{position:fixed;inset:52px 10px auto auto;max-height:calc(100% - 64px);overflow-y:auto;margin:0;padding:5px;border:1px solid var(--line);border-radius:10px;background:var(--paper);color:var(--ink);box-shadow:0 8px 28px rgb(0 0 0/.18)}
.menu button{display:flex;align-items:center;gap:10px;width:100%;min-height:34px;padding:0 14px 0 10px;border:0;border-radius:6px;background:none;font-size:14px;text-align:left;cursor:pointer}
.menu button:hover,.menu button:focus-visible{background:var(--fill)}
.menu .icon{color:var(--ink-muted)}
.menu button:disabled{color:var(--ink-muted);cursor:default;background:none}
.menu hr{height:1px;margin:5px 6px;border:0;background:var(--line)}
.view{position:relative;flex:1;min-height:0;display:flex}
.stage{flex:1;min-width:0;overflow:auto;display:grid;place-content:safe center;place-items:safe center;padding:8px;background:var(--canvas);cursor:default;overscroll-behavior:contain;scrollbar-width:thin}
.stage:focus-visible{outline-offset:-2px;border-radius:0}
.stage.dragged{cursor:grabbing;user-select:none}
.stage.dragged iframe{pointer-events:none}
.sheet{position:relative;flex:none}
.picture svg{display:block;font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0}
.picture iframe{display:block;border:0;transform-origin:0 0}
.marks{position:absolute;inset:0;pointer-events:none}
.mark{position:absolute;outline:2px solid var(--focus);outline-offset:2px;border-radius:3px;background:color-mix(in srgb,var(--focus) 10%,transparent);scroll-margin:48px}
.flash{position:absolute;outline:3px solid var(--focus);outline-offset:3px;border-radius:3px;animation:flash 1.2s ease-out forwards}
@keyframes flash{60%{opacity:1}100%{opacity:0}}
.empty{position:absolute;inset:0;display:grid;grid-template-columns:minmax(0,1fr);place-items:safe center;padding:24px;overflow:auto;background:var(--canvas)}
.empty .card{display:flex;flex-direction:column;align-items:flex-start;gap:12px;width:min(480px,100%);padding:28px;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
.empty .card>.icon{width:28px;height:28px;color:var(--ink-muted)}
.view:has(.diagnostics:not([hidden])) .empty{padding-right:484px}
.empty h2{font-size:18px;overflow-wrap:anywhere}
.empty h3{margin-top:4px;font-size:13px;color:var(--ink-muted)}
.empty .words{color:var(--ink);overflow-wrap:anywhere}
.empty .words code{padding:1px 5px;border-radius:4px;background:var(--fill-strong)}
.empty .hint{font-size:13px;color:var(--ink-muted)}
.empty pre{align-self:stretch;font-size:13px}
.empty .actions{display:flex;flex-wrap:wrap;gap:8px}
.action{display:inline-flex;align-items:center;gap:8px;min-height:36px;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--paper);font-size:14px;font-weight:550;cursor:pointer}
.action:hover{background:var(--fill)}
.others{align-self:stretch;list-style:none;margin:0;padding:0}
.others a{display:block;padding:6px 0;overflow-wrap:anywhere}
.stale{position:absolute;left:16px;bottom:16px;padding:5px 12px;border-radius:8px;border:1px solid var(--warning-line);background:var(--warning-fill);color:var(--warning-text);font-size:13px;font-weight:600;pointer-events:none}
.diagnostics{position:absolute;top:14px;right:14px;display:flex;flex-direction:column;width:min(440px,calc(100% - 28px));max-height:calc(100% - 28px);border:1px solid var(--line);border-radius:12px;background:var(--paper);box-shadow:0 10px 36px rgb(0 0 0/.2);overflow:hidden}
.diagnostics.wrong{border-color:var(--danger-line);border-top-width:4px}
.diagnostics>header,.source>header{display:flex;align-items:center;gap:4px;padding:8px 8px 8px 16px}
.diagnostics h2{flex:1;font-size:15px}
.diagnostics .remark{padding:0 16px 10px;color:var(--ink-muted)}
.diagnostics ol{list-style:none;margin:0;padding:0;overflow-y:auto;scrollbar-width:thin}
.diagnostics li{padding:12px 16px 14px;border-top:1px solid var(--line)}
.diagnostics li.more{color:var(--ink-muted)}
.diagnostics .head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;font-size:13px}
.kind{font-weight:650}
.kind.error{color:var(--danger-text)}
.kind.warning{color:var(--warning-text)}
.kind.info{color:var(--info-text)}
.place{display:inline-flex;align-items:center;gap:4px;padding:2px 0;border:0;background:none;color:var(--link);font-size:13px;text-decoration:underline;text-underline-offset:.2em;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);cursor:pointer}
.place .icon{width:13px;height:13px}
.diagnostics .message{margin-top:4px;font-weight:550;overflow-wrap:anywhere}
.diagnostics pre{margin-top:8px;padding:8px 10px;font-size:12px}
.gutter{color:var(--ink-faint)}
.carets{color:var(--danger-text);font-weight:700}
.warning .carets{color:var(--warning-text)}
.info .carets{color:var(--info-text)}
.diagnostics .hint{margin-top:8px;overflow-wrap:anywhere}
.diagnostics .hint::before{content:"→ ";color:var(--ink-muted)}
.diagnostics .code{margin-top:4px;color:var(--ink-muted);font-size:12px}
.source{display:flex;flex-direction:column;height:min(260px,42%);flex:none;background:var(--paper);border-top:1px solid var(--line)}
.source>header{padding:4px 8px 4px 18px;border-bottom:1px solid var(--line)}
.source h2{flex:1;min-width:0;font-size:13px;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.lines{position:relative;flex:1;min-height:0;overflow:auto;padding:6px 0;scrollbar-width:thin}
.lines:focus-visible{outline-offset:-2px;border-radius:0}
.lines>div{display:flex;width:max-content;min-width:100%;padding-right:16px;cursor:pointer}
.lines>div:hover{background:var(--fill)}
.lines .within{background:var(--info-fill)}
.lines>div[aria-selected=true]{background:color-mix(in srgb,var(--focus) 22%,var(--paper))}
.lines code{white-space:pre;font-size:13px;line-height:22px;tab-size:2}
.lines .number{flex:none;width:58px;padding-right:14px;text-align:right;color:var(--ink-muted);font:12px/22px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;user-select:none;border-left:3px solid transparent}
.lines .wrong .number{border-left-color:var(--danger-line);color:var(--danger-text);font-weight:700}
.toast{position:fixed;left:50%;bottom:22px;z-index:8;display:flex;align-items:center;gap:8px;width:max-content;max-width:min(560px,calc(100vw - 24px));transform:translateX(-50%);padding:9px 16px;border-radius:10px;background:var(--ink);color:var(--paper);font-size:14px;overflow-wrap:anywhere;pointer-events:none}
.toast:not(.shown){opacity:0}
.toast.problem{align-items:flex-start;padding:8px 8px 8px 16px;border:1px solid var(--danger-line);background:var(--paper);color:var(--ink);box-shadow:0 8px 28px rgb(0 0 0/.18);pointer-events:auto}
.toast.problem p{padding:6px 0}
.help{width:min(400px,calc(100vw - 32px));padding:0;border:1px solid var(--line);border-radius:14px;background:var(--paper);color:var(--ink);box-shadow:0 20px 60px rgb(0 0 0/.3)}
.help::backdrop{background:rgb(10 12 14/.4)}
.help header{display:flex;align-items:center;justify-content:space-between;padding:12px 10px 4px 20px}
.help h2{font-size:16px}
.help dl{margin:0;padding:0 20px 18px}
.help dl div{display:flex;align-items:center;padding:4px 0}
.help dt{flex:none;width:64px}
.help dd{margin:0}
@media (max-width:1180px){.choices .tool{min-width:28px;padding:0 7px}.select select{max-width:112px}.tools{gap:4px}}
@media (max-width:1000px){.bar{flex-wrap:wrap;gap:4px 8px;padding:8px 12px}.tools{order:1;flex-basis:100%;overflow-x:auto;scrollbar-width:none;padding:3px}}
@media (max-width:760px){
#app{grid-template-columns:minmax(0,1fr)}
.side{position:fixed;inset:0 auto 0 0;z-index:6;width:min(320px,86vw);visibility:hidden;transform:translateX(-102%);transition:transform .16s,visibility .16s;box-shadow:0 0 40px rgb(0 0 0/.3)}
.listed .side{visibility:visible;transform:none;transition:transform .16s}
.listed .veil{display:block;position:fixed;inset:0;z-index:5;background:rgb(10 12 14/.4)}
.menu-button{display:inline-flex}
.search kbd{display:none}
.bar{padding:6px 8px}
.tool{height:40px;min-width:40px;padding:0 6px}
.tools{justify-content:space-between;padding:3px 0}
.tools .group .tool{min-width:34px}
.choices .tool{height:36px}
.formats .tool span{display:none}
.themes .tool[aria-pressed=false]{display:none}
.percent{min-width:48px}
.select select{height:40px;max-width:92px}
.files a{min-height:40px}
.bar .folder,.diagnostics-button.none span{display:none}
.diagnostics-button{max-width:50%;overflow:hidden}
.menu{inset:54px 8px auto auto}
.menu button,.action{min-height:40px}
.diagnostics{inset:auto 8px 8px;width:auto;max-height:62%}
.stale{bottom:auto;top:10px;left:10px}
.empty{padding:16px}
.view:has(.diagnostics:not([hidden])) .empty{padding:16px;place-items:start center}
.empty .card{padding:20px}
.empty pre{padding:12px;font-size:12px}
.view:has(.diagnostics:not([hidden])) .stage{place-content:safe start center;padding-top:56px}
}
`.trim();
