/** What the landing and the guide load: their style sheets, and the little that a script adds to a page that is whole without it. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './web/theme.css'
import './web/Mark.css'
import './web/TileStrip.css'
import './welcome/WelcomeFrame.css'
import './welcome/Scene.css'
import './welcome/ScenePhone.css'
import './welcome/SceneSteps.css'
import './welcome/SceneMotion.css'
import './welcome/ScenePhoneMotion.css'
import './welcome/SceneStreetMotion.css'
import './welcome/Landing.css'
import './welcome/Guide.css'
import { wakeAssistant } from './welcome/assistantButton.web.ts'
import { agreeOnLanguage, keepPlace } from './welcome/chosenLanguage.web.ts'
import { showWaysFor } from './welcome/signedIn.web.ts'

agreeOnLanguage()
keepPlace()
wakeAssistant()
void showWaysFor(document.documentElement)
