/** The style of the page that shows pictures in a chat. */

/** CSS; colors come from the theme. */
export const reviewStyle = `
body{background:var(--paper);font-size:14px}
#app{display:grid;gap:12px;padding:12px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
.bar h1{flex:1 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:14px;letter-spacing:0}
.approved{display:inline-flex;align-items:center;gap:6px;font-size:13px;color:var(--success-text)}
button{min-height:32px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font-size:13px;font-weight:550;cursor:pointer}
button:hover{background:var(--fill)}
button:disabled{opacity:.6;cursor:default}
select{min-height:32px;max-width:min(260px,100%);padding:0 8px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font-size:13px}
button.primary{border-color:transparent;background:var(--ink);color:var(--paper)}
button.primary:hover{background:var(--ink-muted)}
button.quiet{border-color:transparent;background:none;color:var(--ink-muted)}
.stage{position:relative;justify-self:center;max-width:100%;border:1px solid var(--line);border-radius:8px;background:var(--canvas)}
.stage>img{display:block;max-width:100%;height:auto;border-radius:7px}
.area{position:absolute;min-height:0;padding:0;border:0;border-radius:4px;background:none;cursor:crosshair}
.area:hover,.area:focus-visible,.area[aria-pressed=true]{outline:2px solid var(--focus);outline-offset:1px;background:color-mix(in srgb,var(--focus) 14%,transparent)}
.pin{position:absolute;z-index:1;display:grid;place-items:center;width:24px;height:24px;min-height:0;padding:0;border:2px solid var(--paper);border-radius:50% 50% 50% 4px;background:var(--focus);color:var(--paper);font-size:12px;font-weight:700;line-height:1;pointer-events:none}
.pin.done,.mark.done{background:var(--ink-muted)}
.hint,.said small,.problem{font-size:13px;color:var(--ink-muted)}
.problem{color:var(--danger-text)}
p[role=status]:empty{position:absolute}
.parts{display:contents}
.form{display:grid;gap:8px;padding:10px;border:1px solid var(--line);border-radius:10px;background:var(--fill)}
.stage>.form{position:absolute;z-index:2;width:min(300px,100%);background:var(--paper);box-shadow:0 10px 36px rgb(0 0 0/.24)}
.form .about{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:13px;font-weight:600}
textarea{width:100%;padding:7px 10px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit;resize:vertical}
textarea:focus{border-color:var(--focus);outline:1px solid var(--focus);outline-offset:0}
.actions{display:flex;justify-content:flex-end;gap:6px}
ol.notes{display:grid;gap:12px;margin:0;padding:0;list-style:none}
ol.notes>li{display:grid;grid-template-columns:22px 1fr;gap:10px}
.mark{display:grid;place-items:center;width:22px;height:22px;border-radius:50% 50% 50% 3px;background:var(--focus);color:var(--paper);font-size:11px;font-weight:700}
.said{display:grid;gap:6px;min-width:0;overflow-wrap:anywhere}
.said p{white-space:pre-wrap}
.said .remark{padding-left:10px;border-left:2px solid var(--line)}
.said button{justify-self:start;min-height:28px}
`.trim();
