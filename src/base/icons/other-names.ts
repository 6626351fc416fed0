/** Maps common names of icons to the Lucide names. */

/** `other=name` pairs; none of the first names was ever used by Lucide. Brands, which Lucide omits, get substitutes. */
export const OTHER_NAMES = `
accessible=accessibility account=circle-user add=plus add-circle=circle-plus add-user=user-plus
address=map-pin address-book=contact ai=sparkles airplane=plane alert=triangle-alert
analytics=chart-column android=smartphone api=webhook approved=circle-check arrow-back=arrow-left
arrow-forward=arrow-right attach=paperclip attachment=paperclip attachments=paperclip
avatar=circle-user

back=arrow-left bag=shopping-bag bank=landmark bar-graph=chart-column bars=menu
basket=shopping-basket billing=credit-card bin=trash block=ban board=square-kanban brightness=sun
build=hammer bulb=lightbulb business=briefcase

calendar-add=calendar-plus call=phone cancel=x card=credit-card caret-down=chevron-down
caret-left=chevron-left caret-right=chevron-right caret-up=chevron-up cart=shopping-cart
cart-plus=shopping-cart-plus chart=chart-column chat=message-circle checklist=list-checks
checkmark=check chevron=chevron-right city=building-complex close=x close-circle=circle-x
closed=lock collapse=chevrons-down-up color=palette colour=palette comment=message-square
comments=messages-square company=building compose=square-pen connect=plug
contacts=contact conversation=messages-square coupon=ticket-percent create=plus cut=scissors

danger=octagon-alert dark=moon dark-mode=moon dashboard=layout-dashboard date=calendar day=sun
db=database delivery=truck desktop=monitor disconnect=unplug discord=gamepad-2
discount=badge-percent disk=save dislike=thumbs-down doc=file-text document=file-text
documents=files dollar=dollar-sign done=check dots=ellipsis dots-horizontal=ellipsis
dots-vertical=ellipsis-vertical down=arrow-down draft=file-pen drag=grip-vertical
drag-handle=grip-vertical dribbble=volleyball drink=cup-soda

edit-user=user-pen education=graduation-cap email=mail emoji=face-slightly-smiling
end=chevron-last envelope=mail error=circle-alert exchange=arrow-left-right exit=log-out
expand-less=chevron-up expand-more=chevron-down export=upload extension=puzzle
external=external-link

face=face-slightly-smiling facebook=thumbs-up favorite=heart favorites=heart favourite=heart
favourites=heart feedback=message-square-text figma=pen-tool find=search finish=flag fire=flame
first=chevron-first flash=zap flight=plane floppy=save floppy-disk=save food=utensils
forbidden=ban

gallery=images gear=settings git=git-branch github=git-fork gitlab=git-merge google=globe
graph=chart-line

handle=grip-vertical happy=face-slightly-smiling health=heart-pulse hidden=eye-off hide=eye-off
hyperlink=link

idea=lightbulb information=info instagram=camera integration=blocks integrations=blocks
inventory=package invoice=receipt-text invoices=receipt-text

job=briefcase kebab=ellipsis-vertical
lang=languages language=languages last=chevron-last left=arrow-left license=scroll-text
lifebuoy=life-buoy light=sun light-mode=sun lightning=zap like=thumbs-up
linkedin=briefcase-business loading=loader-circle location=map-pin login=log-in logout=log-out

magic=wand-sparkles magnifier=search magnifying-glass=search marker=map-pin medical=stethoscope
menu-alt=text-align-start message=message-square messages=messages-square microphone=mic
mobile=smartphone money=banknote more=ellipsis more-horiz=ellipsis more-vert=ellipsis-vertical
movie=film mute=volume-x

new=plus next=chevron-right night=moon note=sticky-note notes=sticky-notes notification=bell
notifications=bell office=building open-external=external-link order=shopping-bag
orders=shopping-bag

padlock=lock page=file paper=file password=key-round paste=clipboard-paste payment=credit-card
paypal=wallet pdf=file-text pending=clock people=users performance=gauge person=user
photo=image photos=images picture=image pinterest=pin place=map-pin plan=list-checks
plugin=puzzle poll=chart-bar preferences=settings-2 prev=chevron-left previous=chevron-left
price=tag pricing=tags print=printer product=package products=package profile=user

qr=qr-code question=circle-question-mark rain=cloud-rain rating=star record=circle-dot
recycle-bin=trash reddit=message-circle refresh=refresh-cw rejected=circle-x reload=refresh-cw
remove=minus remove-circle=circle-minus remove-user=user-minus report=file-chart-column
reports=file-chart-column resize=maximize-2 restaurant=utensils return=corner-down-left
right=arrow-right robot=bot rotate=rotate-cw run=play

sad=face-slightly-frowning schedule=calendar-clock secure=lock security=shield shipping=truck
shop=store show=eye sign-in=log-in sign-out=log-out signin=log-in signout=log-out
signup=user-plus slack=hash slider=sliders-horizontal smiley=face-slightly-smiling
snow=snowflake sort=arrow-up-down sound=volume-2 speed=gauge spinner=loader-circle
spotify=eighth-notes start=play statistics=chart-column stats=chart-column stop=square
subscribe=bell-plus subscription=repeat success=circle-check sunny=sun support=life-buoy
survey=clipboard-list swap=arrow-left-right switch=toggle-right sync=refresh-cw

task=square-check tasks=list-checks taxi=car team=users telegram=send telephone=phone
temperature=thermometer theme=palette thumb-down=thumbs-down thumb-up=thumbs-up tick=check
tiktok=eighth-note time=clock times=x todo=list-todo toggle=toggle-left tool=wrench
tools=wrench transfer=arrow-left-right translate=languages trash-can=trash tree=tree-pine
trello=square-kanban twitch=tv-minimal-play twitter=bird

up=arrow-up url=link user-add=user-plus user-edit=user-pen vehicle=car visible=eye
warning=triangle-alert water=droplet weather=cloud-sun web=globe website=globe
whatsapp=message-circle wheelchair=accessibility work=briefcase world=globe write=pencil
youtube=square-play zoom=zoom-in
`;
